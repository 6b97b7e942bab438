import { isWithinRing } from '@/src/map/is-within-ring'
import { distanceToSegment, type Point } from '@/src/map/segment-distance'
import type { Ring } from './land'

/** Steps of a ring's width and height. */
const steps = 40

/** A name is so many times as wide as it is high. */
const breadth = 2.5

/**
 * Where a name has most room: of a grid over a ring the point within it that lies farthest from its border and from what the name must
 * not lie under.
 *
 * @param marks where something is drawn over the name.
 */
export function findWidestPlace(ring: Ring, marks: readonly Point[]): Point {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  let widest: { room: number; place: Point } = { room: 0, place: [(west + east) / 2, (south + north) / 2] }
  for (let column = 1; column < steps; column++) {
    for (let row = 1; row < steps; row++) {
      const place: Point = [west + ((east - west) * column) / steps, south + ((north - south) * row) / steps]
      if (!isWithinRing(place, ring)) continue
      const room = Math.min(
        ...ring.map((to, number) => distanceToSegment(place, { from: ring.at(number - 1) ?? to, to })),
        ...marks.map(([x, y]) => Math.hypot((x - place[0]) / breadth, y - place[1])),
      )
      if (room > widest.room) widest = { room, place }
    }
  }
  return widest.place
}
