import type { OpeningHours } from '@/src/map/opening-hours/opening-hours'

/** The hours of many places, each kind once: most places of a bank keep the same. */
export type Timetables = {
  timetables: readonly OpeningHours[]
  /** Which of them some hours are. */
  numberOf: (hours: OpeningHours) => number
}

/** Gathers the hours of some places. */
export function toTimetables(places: readonly { hours: OpeningHours }[]): Timetables {
  const kinds = new Map(places.map(({ hours }) => [JSON.stringify(hours), hours]))
  const keys = [...kinds.keys()]
  return { timetables: [...kinds.values()], numberOf: (hours) => keys.indexOf(JSON.stringify(hours)) }
}
