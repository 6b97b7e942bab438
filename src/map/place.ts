import type { PageContext, PageLists } from '@/src/content/page-context'
import { toLink } from '@/src/content/to-link'
import { provinceNames } from '@/src/country/bank'
import { toHref } from '@/src/links/to-href'
import { type OpeningHours, toOpeningHours } from './opening-hours/opening-hours'
import type { PlaceAccess, PlaceKind, PlaceService } from './place-choices'
import type { Position } from './position'

/** A branch or cash point as pages show it. */
export type Place = {
  id: number
  name: string
  kind: PlaceKind
  /** Its own page; null when it has none in this language. */
  href: string | null
  address: string | null
  /** Neighbourhood and municipality, whichever are known. */
  locality: readonly string[]
  /** Null when it is not known. */
  province: string | null
  position: Position | null
  /** Its own number, not the helpline's, which every page says once. `href` is null when it cannot be dialled. */
  phone: { label: string; href: string | null } | null
  hours: OpeningHours
  services: readonly PlaceService[]
  access: readonly PlaceAccess[]
  note: string | null
}

/** @returns null for a place without a name in the language of the page, or of no kind. */
export function toPlace(stored: PageLists['branches'][number], page: PageContext): Place | null {
  const { id, name, placeKind, path, address, bairro, municipality, province, latitude, longitude, phone } = stored
  if (!name || !placeKind) return null
  return {
    id,
    name,
    kind: placeKind,
    href: path ? toHref(page.locale, path) : null,
    address,
    locality: [...new Set([bairro, municipality].flatMap((part) => part?.trim() || []))],
    province: province && provinceNames[province],
    position: latitude === null || longitude === null ? null : { latitude, longitude },
    phone: hasOwnPhone(phone, page.settings.helpline) ? toPhone(phone, page) : null,
    hours: toOpeningHours(stored),
    services: stored.services ?? [],
    access: stored.access ?? [],
    note: stored.note,
  }
}

/** Whether a place has a number of its own. */
export function hasOwnPhone(phone: string | null, helpline: string): phone is string {
  return phone !== null && phone !== '' && digitsOf(phone) !== digitsOf(helpline)
}

function digitsOf(phone: string): string {
  return phone.replaceAll(/\D/g, '')
}

function toPhone(phone: string, page: PageContext): Place['phone'] {
  const url = `tel:${phone.replaceAll(/[^+\d]/g, '')}`
  const link = toLink({ label: phone, url, hash: null, page: null, document: null }, page)
  if (!link) return { label: phone, href: null }
  // No-break spaces keep a number on one line.
  return { label: phone.replaceAll(' ', '\u00a0'), href: link.href }
}
