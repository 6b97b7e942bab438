import type { Point } from './segment-distance'

/**
 * Whether a point lies within a closed line, which need not name its first corner twice.
 *
 * @see the even-odd rule: a line from the point onwards meets the ring an odd number of times
 */
export function isWithinRing([across, along]: Point, ring: readonly Point[]): boolean {
  let isInside = false
  for (const [place, [x, y]] of ring.entries()) {
    const [previousX, previousY] = ring.at(place - 1) ?? [x, y]
    const crosses = x > across !== previousX > across
    if (crosses && along < ((previousY - y) * (across - x)) / (previousX - x) + y) isInside = !isInside
  }
  return isInside
}
