import { defaultLocale, isLocale, type Locale } from '@/src/i18n/locales'

/**
 * The public address of a path within a language: the default language unprefixed, every other below its own name.
 *
 * @param path begins with a slash; `/` is the home page.
 */
export function toHref(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/**
 * The language of an address of the site, and the one place that knows how it is read: the inverse of `toHref`, like `toPathWithin`.
 *
 * @param address a whole address or one that begins with its path, with or without what follows the path.
 */
export function localeOf(address: string): Locale {
  const [, first] = /^(?:https?:\/\/[^/?#]*)?\/([^/?#]*)/.exec(address) ?? []
  return isLocale(first) ? first : defaultLocale
}

/**
 * The path of a public address within its language.
 *
 * @param href begins with a slash and ends with its path.
 */
export function toPathWithin(href: string): string {
  const locale = localeOf(href)
  return locale === defaultLocale ? href : href.slice(`/${locale}`.length) || '/'
}

/** The public address of a document's file. */
export function toDocumentHref(filename: string): string {
  return `/documents/${encodeURIComponent(filename)}`
}

/** The public address of an image file. */
export function toMediaHref(filename: string): string {
  return `/media/${encodeURIComponent(filename)}`
}
