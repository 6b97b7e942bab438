import type { Point } from './silhouette'

/** Wider than a drawn dot, because the line's own width narrows it. */
const radius = 6.5

/** All dots as circles to be cut out of what the line fills. */
export function toHolesPath(dots: readonly Point[]): string {
  const half = `a${radius} ${radius} 0 1 0`
  return dots.map(({ x, y }) => `M${x - radius} ${y}${half} ${2 * radius} 0${half}-${2 * radius} 0z`).join('')
}
