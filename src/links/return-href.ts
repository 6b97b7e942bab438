import type { Locale } from '@/src/i18n/locales'
import { localeOf, toHref, toPathWithin } from './to-href'

/** Where somebody returns with a code to a form that they saved. */
const returnPath = '/_saved'

/** Its address in a language. What is typed there is posted: a code stands in no address. */
export function toReturnHref(locale: Locale): string {
  return toHref(locale, returnPath)
}

/** The language in which a path asks for it; null when it asks for something else. */
export function readReturnHref(path: string): Locale | null {
  return toPathWithin(path) === returnPath ? localeOf(path) : null
}
