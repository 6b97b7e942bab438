import type { Locale } from '@/src/i18n/locales'

/**
 * The public address of a path within a language: Portuguese unprefixed, English under `/en`.
 *
 * @param path begins with a slash; `/` is the home page.
 */
export function toHref(locale: Locale, path: string): string {
  if (locale === 'pt') return path
  return path === '/' ? '/en' : `/en${path}`
}

/** The language of a public address: the inverse of `toHref`, like `toPathWithin`. */
export function localeOfHref(href: string): Locale {
  return href === '/en' || href.startsWith('/en/') ? 'en' : 'pt'
}

/** The path of a public address within its language. */
export function toPathWithin(href: string): string {
  return localeOfHref(href) === 'pt' ? href : href.slice('/en'.length) || '/'
}

/** The public address of a document's file. */
export function toDocumentHref(filename: string): string {
  return `/documents/${encodeURIComponent(filename)}`
}

/** The public address of an image file. */
export function toMediaHref(filename: string): string {
  return `/media/${encodeURIComponent(filename)}`
}
