import { findPlaces, type Situation } from './find-places'
import type { Place } from './place'
import { noFilters, type PlaceRequest } from './place-request'
import { distanceBetween } from './position'

type Nearby = {
  request: PlaceRequest
  /** What was found for it, which is not said again. */
  found: readonly Place[]
  situation: Situation
}

/**
 * The places that fit every filter and stand near to those that the words tell of, the nearest first, with the distance in metres. So
 * that who asks for an open branch in a neighbourhood that has none hears of the nearest one, without telling anybody where they are.
 */
export function findNearby(
  places: readonly Place[],
  { request, found, situation }: Nearby,
): (Place & { metres: number })[] {
  if (request.words === '') return []
  const [centre] = findPlaces(places, { ...noFilters, words: request.words }, situation).flatMap(
    ({ position }) => position ?? [],
  )
  if (!centre) return []
  return findPlaces(places, { ...request, words: '' }, situation)
    .filter(({ id }) => !found.some((place) => place.id === id))
    .flatMap((place) => (place.position ? [{ ...place, metres: distanceBetween(centre, place.position) }] : []))
    .toSorted((one, other) => one.metres - other.metres)
}
