/** A position as GeoJSON writes it: longitude, latitude. */
export type Point = readonly [number, number]

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
    const distance = distanceToSegment(point, first, last)
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

/** How far a point lies from a piece of a straight line. */
function distanceToSegment(point: Point, from: Point, to: Point): number {
  const [x, y] = [to[0] - from[0], to[1] - from[1]]
  const length = x * x + y * y
  const along = length === 0 ? 0 : ((point[0] - from[0]) * x + (point[1] - from[1]) * y) / length
  const nearest = Math.max(0, Math.min(1, along))
  return Math.hypot(point[0] - from[0] - nearest * x, point[1] - from[1] - nearest * y)
}
