import type { PlaceKind } from '../place-choices'

/** A place as the map needs it: everything else stands in the list beside it. */
export type MapPoint = { id: number; name: string; kind: PlaceKind; latitude: number; longitude: number }

/** The words of the map in the language of the page. */
export type MapTexts = {
  region: string
  close: string
  /** With `{count}`. */
  cluster: string
  /** With `{name}`. */
  you: string
}
