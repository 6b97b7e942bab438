import type { PageContext } from '@/src/content/page-context'
import { languageConventions } from '@/src/i18n/format'
import { defaultLocale } from '@/src/i18n/locales'
import { toHref } from '@/src/links/to-href'
import { findNearby } from '@/src/map/find-nearby'
import { findPlaces } from '@/src/map/find-places'
import { type PlaceState, toPlaceState } from '@/src/map/opening-hours/place-state'
import { type Place, toPlace } from '@/src/map/place'
import { type PlaceService, placeKinds, placeServices } from '@/src/map/place-choices'
import { isAsked, type PlaceRequest, toPlaceRequest } from '@/src/map/place-request'
import { foldWord } from '@/src/search/normalise-word'
import type { BlockByType } from '../block-types'

export type BranchMapProps = {
  /** Begins the ids of its elements. */
  id: string
  title: string | null
  lead: string | null
  /** The level of the block's own headings: one below its title, if it has one. */
  headingLevel: 2 | 3
  /** The address of the page itself, where the form leads. */
  href: string
  request: PlaceRequest
  isAsked: boolean
  /** The services that any place offers, for the filter. */
  services: readonly PlaceService[]
  /** Where the streets of the map are; null when the site has none. */
  streets: string | null
  count: number
  /** When it is asked, in milliseconds since 1970. */
  moment: number
  areas: readonly Area[]
  /** What fits as well and is nearest to the places that the words tell of. */
  nearby: readonly ListedPlace[]
  /** The nearest place that is open, where the first that the words tell of is closed. */
  nearestOpen: ListedPlace | null
  /** Every province with places, whatever is asked: ways on when nothing was found. */
  provinces: readonly { name: string; count: number; href: string }[]
}

/** The places of a province. */
export type Area = {
  id: string
  /** Null for places whose province is not known. */
  name: string | null
  places: readonly ListedPlace[]
}

export type ListedPlace = Place & {
  /** Whether it is open is told to who asks: nobody keeps that answer for long, and script tells it to the others. */
  state: PlaceState | null
  /** How far it is from what the words tell of; null for what they tell of. */
  metres: number | null
}

/** As many as one looks at before choosing. */
const mostNearby = 5

/** Branches and cash points by province, those that the address asks for. */
export function toBranchMapProps(block: BlockByType['BranchMapBlock'], page: PageContext): BranchMapProps | null {
  const places = page.lists.branches.flatMap((stored) => toPlace(stored, page) ?? []).toSorted(byProvinceAndKind)
  if (places.length === 0) return null
  const id = `places-${block.id ?? 'list'}`
  const href = toHref(page.locale, page.path)
  const request = toPlaceRequest(page.query)
  const found = findPlaces(places, request, page)
  const near = findNearby(places, { request, found, situation: page })
  const list = (place: Place, metres: number | null = null): ListedPlace => ({
    ...place,
    state: isAsked(request) ? toPlaceState(place.hours, page.moment) : null,
    metres,
  })
  return {
    id,
    title: block.title,
    lead: block.lead,
    headingLevel: block.title ? 3 : 2,
    href,
    request,
    isAsked: isAsked(request),
    services: placeServices.filter((service) => places.some((place) => place.services.includes(service))),
    streets: page.streets,
    count: found.length,
    moment: page.moment,
    areas: toAreas(
      found.map((place) => list(place)),
      id,
    ),
    nearby: near.slice(0, mostNearby).map(({ metres, ...place }) => list(place, metres)),
    nearestOpen: toNearestOpen([
      ...found.map((place) => list(place)),
      ...near.map(({ metres, ...place }) => list(place, metres)),
    ]),
    provinces: toAreas(places, id).flatMap(({ name, places: { length } }) =>
      name ? [{ name, count: length, href: `${href}?${new URLSearchParams({ place: name })}#${id}-results` }] : [],
    ),
  }
}

/** @param listed what the words tell of, then what is near, the nearest first. */
function toNearestOpen([first, ...others]: readonly ListedPlace[]): ListedPlace | null {
  return first?.state?.isOpen === false ? (others.find(({ state }) => state?.isOpen) ?? null) : null
}

/** Names of places are in the country's language, whatever that of the page. */
const collation = languageConventions[defaultLocale]

function byProvinceAndKind(a: Place, b: Place): number {
  const byProvince = (a.province ?? '\uffff').localeCompare(b.province ?? '\uffff', collation)
  return (
    byProvince || placeKinds.indexOf(a.kind) - placeKinds.indexOf(b.kind) || a.name.localeCompare(b.name, collation)
  )
}

/** Places by province, in the order in which provinces first come. */
function toAreas<Listed extends Place>(
  places: readonly Listed[],
  id: string,
): { id: string; name: string | null; places: Listed[] }[] {
  const byProvince = Map.groupBy(places, ({ province }) => province)
  return [...byProvince].map(([name, ofProvince]) => ({
    id: `${id}-${foldWord(name ?? 'other').replaceAll(/[^a-z]+/g, '-')}`,
    name,
    places: ofProvince,
  }))
}
