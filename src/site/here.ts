import type { Locale } from '@/src/i18n/locales'

/** Where the visitor is, as far as header, footer and breadcrumbs need to know. */
export type Here = {
  locale: Locale
  /** The page's address within its language. */
  path: string
  section: 'private' | 'corporate' | 'about' | 'general' | null
  /** The public address of the same page in the other language, or of the nearest parent that has one. */
  alternateHref: string
}
