type Drop = {
  /** The place of the row that is dragged, counted from 0. */
  from: number
  /** The place of the row that it is dropped on. */
  over: number
  /** Whether it is dropped on the lower half of that row. */
  isBelow: boolean
}

/** The place that a dragged row has after it is dropped. */
export function toDropPlace({ from, over, isBelow }: Drop): number {
  const gap = isBelow ? over + 1 : over
  return gap > from ? gap - 1 : gap
}
