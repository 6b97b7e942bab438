import type { Point } from '@/src/map/segment-distance'

/** A closed line, longitude before latitude; its first corner is not named again at its end. */
export type Ring = readonly Point[]

/** A piece of the country. Neighbours have the corners of their border in common, exactly. */
export type Land = { name: string; rings: readonly Ring[] }

/** What tells one corner from another. */
export function keyOf([x, y]: Point): string {
  return `${x} ${y}`
}
