import { type Audience, homePaths } from '@/src/country/bank'
import type { Locale } from '@/src/i18n/locales'
import { toHref } from '@/src/links/to-href'
import type { Here } from './here'

/** The routes of the specification: they are fixed, so the CMS cannot move them. */
const homePathsOf: Readonly<Record<Audience, Record<Locale, string>>> = homePaths

/** Whose menus a page shows. Pages that belong to nobody in particular show those of private customers. */
export function toAudience(section: Here['section']): Audience {
  return section === 'corporate' ? 'corporate' : 'private'
}

/** The address of an audience's home page within a language. */
export function toHomePath({ audience, locale }: { audience: Audience; locale: Locale }): string {
  return homePathsOf[audience][locale]
}

/** The public address of an audience's home page. */
export function toHomeHref({ audience, locale }: { audience: Audience; locale: Locale }): string {
  return toHref(locale, toHomePath({ audience, locale }))
}
