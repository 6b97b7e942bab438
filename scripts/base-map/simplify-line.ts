import { distanceToSegment, type Point } from '@/src/map/segment-distance'

/**
 * Leaves out the points of a line that say little of its course; its ends stay.
 *
 * @param tolerance how far from the line a point that is left out may lie, in the unit of the points.
 * @see Douglas and Peucker, 1973
 */
export function simplifyLine(line: readonly Point[], tolerance: number): Point[] {
  const first = line[0]
  const last = line.at(-1)
  if (!first || !last || line.length < 3) return [...line]
  let farthest = 0
  let most = 0
  for (const [position, point] of line.entries()) {
    const distance = distanceToSegment(point, { from: first, to: last })
    if (distance > most) {
      most = distance
      farthest = position
    }
  }
  if (most <= tolerance) return [first, last]
  return [
    ...simplifyLine(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplifyLine(line.slice(farthest), tolerance),
  ]
}
