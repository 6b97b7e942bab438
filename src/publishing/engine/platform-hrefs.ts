import { locales } from '@/src/i18n/locales'
import { toHref } from '@/src/links/to-href'

/** Files and pages that belong to the platform and always exist. */
export const platformHrefs: readonly string[] = [
  ...locales.flatMap((locale) => [toHref(locale, '/page-not-found'), toHref(locale, '/server-error')]),
  '/robots.txt',
  '/manifest.webmanifest',
]
