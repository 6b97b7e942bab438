import type { Locale } from '@/src/i18n/locales'
import type { Messages } from '@/src/i18n/messages'
import type { MapPoint } from '@/src/map/browser/map-point'

/** The words of the map in one language. Data, because the browser has no catalogue of messages. */
export type PlaceMapTexts = Messages['placeMap']

export type PlaceMapProps = {
  /** Begins the ids of its elements and of those of the list beside it. */
  id: string
  locale: Locale
  points: readonly MapPoint[]
  texts: PlaceMapTexts
  /** Where the streets are; null when the site has none. */
  streets: string | null
}
