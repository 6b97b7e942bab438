import { isWithinRing } from '@/src/map/is-within-ring'
import type { Point } from '@/src/map/segment-distance'
import { keyOf, type Land, type Ring } from './land'

/** Degrees, about ten metres: nearer than this a point is the corner. */
const same = 0.0001

/**
 * Brings a point to the border of a piece and makes it a corner of everybody who has that border.
 *
 * @returns the pieces with the new corner, and where it came to lie.
 */
function putOnBorder(lands: readonly Land[], of: string, point: Point): { lands: Land[]; corner: Point } {
  let nearest = { distance: Number.POSITIVE_INFINITY, from: point, to: point, corner: point }
  const ring = onlyRingOf(lands, of)
  for (const [place, to] of ring.entries()) {
    const from = ring.at(place - 1) ?? to
    const corner = nearestOn(point, from, to)
    const distance = Math.hypot(corner[0] - point[0], corner[1] - point[1])
    if (distance < nearest.distance) nearest = { distance, from, to, corner }
  }
  const { from, to, corner } = nearest
  const end = [from, to].find((one) => Math.hypot(one[0] - corner[0], one[1] - corner[1]) < same)
  if (end) return { lands: [...lands], corner: end }
  const edges = new Set([`${keyOf(from)} ${keyOf(to)}`, `${keyOf(to)} ${keyOf(from)}`])
  const withCorner = (corners: Ring): Ring =>
    corners.flatMap((one, place) =>
      edges.has(`${keyOf(corners.at(place - 1) ?? one)} ${keyOf(one)}`) ? [corner, one] : [one],
    )
  return { lands: lands.map((land) => ({ ...land, rings: land.rings.map(withCorner) })), corner }
}

function nearestOn(point: Point, from: Point, to: Point): Point {
  const [x, y] = [to[0] - from[0], to[1] - from[1]]
  const length = x * x + y * y
  const along = length === 0 ? 0 : ((point[0] - from[0]) * x + (point[1] - from[1]) * y) / length
  const share = Math.max(0, Math.min(1, along))
  return [from[0] + share * x, from[1] + share * y]
}

type Division = {
  /** The piece that is divided, which has one ring. */
  of: string
  /** From border to border; its ends come to lie on them. */
  along: readonly Point[]
  /** What the two parts are called, each with a place in it. */
  into: readonly [part: readonly [name: string, place: Point], other: readonly [name: string, place: Point]]
}

/**
 * Divides a piece along a line.
 *
 * @throws when there is no such piece, or the line does not part the two places.
 */
export function divideLand(lands: readonly Land[], { of, along, into }: Division): Land[] {
  const [first, last] = [along[0], along.at(-1)]
  if (!first || !last) throw new Error(`The line through ${of} has no ends.`)
  const begun = putOnBorder(lands, of, first)
  const ended = putOnBorder(begun.lands, of, last)
  const ring = onlyRingOf(ended.lands, of)
  const placeOf = (corner: Point) => ring.findIndex((one) => keyOf(one) === keyOf(corner))
  const [from, to] = [placeOf(begun.corner), placeOf(ended.corner)]
  const between = along.slice(1, -1)
  const halves = [
    [...stretch(ring, from, to), ...between.toReversed()],
    [...stretch(ring, to, from), ...between],
  ]
  const parts = into.map(([name, place]) => {
    const half = halves.find((one) => isWithinRing(place, one))
    if (!half) throw new Error(`${name} is on neither side of the line through ${of}.`)
    return { name, rings: [half] }
  })
  if (parts[0]?.rings[0] === parts[1]?.rings[0]) throw new Error(`Both parts of ${of} are on one side of the line.`)
  return [...ended.lands.filter(({ name }) => name !== of), ...parts]
}

function onlyRingOf(lands: readonly Land[], name: string): Ring {
  const [ring, ...others] = lands.find((land) => land.name === name)?.rings ?? []
  if (!ring || others.length > 0) throw new Error(`${name} is not one ring.`)
  return ring
}

/** The corners of a ring from one to another, both included. */
function stretch(ring: Ring, from: number, to: number): Ring {
  return from <= to ? ring.slice(from, to + 1) : [...ring.slice(from), ...ring.slice(0, to + 1)]
}

/**
 * Makes one piece of two neighbours.
 *
 * @throws when what is left of their borders is not one ring.
 */
export function joinLands(lands: readonly Land[], names: readonly [string, string], name: string): Land[] {
  const joined = lands.filter((land) => names.includes(land.name)).flatMap(({ rings }) => rings)
  const edges = joined.flatMap((ring) => ring.map((to, place) => ({ from: ring.at(place - 1) ?? to, to })))
  const walked = new Set(edges.map(({ from, to }) => `${keyOf(from)} ${keyOf(to)}`))
  const outer = edges.filter(({ from, to }) => !walked.has(`${keyOf(to)} ${keyOf(from)}`))
  const next = new Map(outer.map(({ from, to }) => [keyOf(from), to]))
  const ring: Point[] = []
  for (let at = outer[0]?.to; at && ring.length < outer.length; at = next.get(keyOf(at))) ring.push(at)
  // Two rings would be walked the first one twice.
  if (new Set(ring.map(keyOf)).size < outer.length) throw new Error(`${names.join(' and ')} do not make one piece.`)
  return [...lands.filter((land) => !names.includes(land.name)), { name, rings: [ring] }]
}
