/** A point of a plane. */
export type Point = readonly [number, number]

/** How far a point lies from a piece of a straight line. */
export function distanceToSegment(point: Point, { from, to }: { from: Point; to: Point }): number {
  const [x, y] = [to[0] - from[0], to[1] - from[1]]
  const length = x * x + y * y
  const along = length === 0 ? 0 : ((point[0] - from[0]) * x + (point[1] - from[1]) * y) / length
  const nearest = Math.max(0, Math.min(1, along))
  return Math.hypot(point[0] - from[0] - nearest * x, point[1] - from[1] - nearest * y)
}
