import type { Locale } from '@/src/i18n/locales'
import type { Messages } from '@/src/i18n/messages'
import type { MapPoint } from '@/src/map/browser/map-point'
import type { OpeningHours } from '@/src/map/opening-hours/opening-hours'
import type { StateTexts } from '@/src/map/opening-hours/write-state'

/** The words of the map in one language. Data, because the browser has no catalogue of messages. */
export type PlaceMapTexts = Messages['placeMap']

export type PlaceMapProps = {
  /** Begins the ids of its elements and of those of the list beside it. */
  id: string
  locale: Locale
  points: readonly TimedPoint[]
  /** The hours that places keep, each kind once. */
  timetables: readonly OpeningHours[]
  /** Whether the page answers a question: then it says itself what is open. */
  isAsked: boolean
  texts: PlaceMapTexts
  stateTexts: StateTexts
  /** Where the streets are; null when the site has none. */
  streets: string | null
}

/** A place with the number of its timetable. */
export type TimedPoint = MapPoint & { timetable: number }
