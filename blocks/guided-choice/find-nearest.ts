import type { Locale } from '@/src/i18n/locales'
import { findPlaces } from '@/src/map/find-places'
import { type PlaceState, toPlaceState } from '@/src/map/opening-hours/place-state'
import type { Place } from '@/src/map/place'
import { distanceBetween } from '@/src/map/position'

/** A branch, and whether it is open at the moment; null when nothing is known of its hours. */
export type NearestBranch = { place: Place; state: PlaceState | null; moment: number }

type Situation = { locale: Locale /** Milliseconds since 1970. */; moment: number }

/**
 * The branch where accounts are opened that is nearest to what somebody calls the place where they are: of those that are open now, if
 * any is. Every place of the bank helps to find where that is, cash points as well.
 *
 * @returns null when no place has such a name, or no branch opens accounts.
 */
export function findNearest(places: readonly Place[], words: string, situation: Situation): NearestBranch | null {
  const anywhere = { kind: null, service: null, isOpenNow: false, isStepFree: false }
  const named = findPlaces(places, { words, ...anywhere }, situation)
  const from = named.find(({ position }) => position)?.position
  if (named.length === 0) return null
  const branches = places
    .filter(({ kind, services }) => kind === 'branch' && services.includes('accountOpening'))
    .map((place) => ({ place, state: toPlaceState(place.hours, situation.moment), moment: situation.moment }))
    .toSorted((a, b) => distanceTo(a) - distanceTo(b))
  return branches.find(({ state }) => state?.isOpen) ?? branches[0] ?? null

  function distanceTo({ place: { position } }: NearestBranch): number {
    return from && position ? distanceBetween(from, position) : Number.POSITIVE_INFINITY
  }
}
