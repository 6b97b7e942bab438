import type { Locale } from '@/src/i18n/locales'
import { toHref, toPathWithin } from './to-href'

/** The pages of sealed reports, by the last word of their address. */
export const intakePlaces = ['report', 'send', 'confirm', 'return', 'write', 'close'] as const
export type IntakePlace = (typeof intakePlaces)[number]

const prefix = '/_sealed/'

/** The address of a page of sealed reports. */
export function toIntakeHref(locale: Locale, place: IntakePlace): string {
  return toHref(locale, `${prefix}${place}`)
}

/** What an address asks for. @returns null when it is no page of sealed reports. */
export function readIntakeHref(path: string): IntakePlace | null {
  return intakePlaces.find((place) => toPathWithin(path) === `${prefix}${place}`) ?? null
}
