/** The value below or at which the given share of the values lies; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

/** How much the medians of two samples differ, and between what it lies with 95 in 100. */
export type Difference = { difference: number; low: number; high: number }

const resamples = 2_000

/** The difference of two medians, with its interval from samples that are drawn again from each (bootstrap). */
export function differenceOfMedians(one: readonly number[], other: readonly number[]): Difference {
  const drawn = Array.from(
    { length: resamples },
    () => percentile(drawAgain(one), 0.5) - percentile(drawAgain(other), 0.5),
  )
  return {
    difference: percentile(one, 0.5) - percentile(other, 0.5),
    low: percentile(drawn, 0.025),
    high: percentile(drawn, 0.975),
  }
}

function drawAgain(values: readonly number[]): number[] {
  return values.map(() => values[Math.floor(Math.random() * values.length)] ?? 0)
}
