import type { Point } from '@/src/map/segment-distance'
import { keyOf, type Land, type Ring } from './land'
import { simplifyLine } from './simplify-line'

/**
 * Simplifies borders once for both of their sides, so that no gap opens between neighbours; where three meet, the corner stays.
 *
 * @param tolerance degrees. @see simplifyLine
 */
export function simplifyBorders(lands: readonly Land[], tolerance: number): Land[] {
  const isMeeting = findMeetings(lands)
  const simplified = new Map<string, Point[]>()
  const simplifyOnce = (line: readonly Point[]): Point[] => {
    const [there, back] = [line, line.toReversed()].map((way) => way.map(keyOf).join())
    const backwards = simplified.get(back ?? '')
    if (backwards) return backwards.toReversed()
    const made = simplifyLine(line, tolerance)
    simplified.set(there ?? '', made)
    return made
  }
  const simplifyRing = (ring: Ring): Ring => {
    const start = Math.max(
      0,
      ring.findIndex((corner) => isMeeting(corner)),
    )
    const lines: Point[][] = [[]]
    for (const corner of [...ring.slice(start), ...ring.slice(0, start + 1)]) {
      lines.at(-1)?.push(corner)
      if (isMeeting(corner) && (lines.at(-1)?.length ?? 0) > 1) lines.push([corner])
    }
    return lines.filter(({ length }) => length > 1).flatMap((line) => simplifyOnce(line).slice(1))
  }
  return lands.map((land) => ({ ...land, rings: land.rings.map(simplifyRing) }))
}

/** Where more than two lines come together. */
function findMeetings(lands: readonly Land[]): (corner: Point) => boolean {
  const neighbours = new Map<string, Set<string>>()
  for (const ring of lands.flatMap(({ rings }) => rings)) {
    for (const [place, corner] of ring.entries()) {
      const before = ring.at(place - 1) ?? corner
      for (const [one, other] of [
        [keyOf(corner), keyOf(before)],
        [keyOf(before), keyOf(corner)],
      ] as const) {
        neighbours.set(one, (neighbours.get(one) ?? new Set()).add(other))
      }
    }
  }
  return (corner) => (neighbours.get(keyOf(corner))?.size ?? 0) > 2
}
