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

/** The public address of a document's file. */
export function toDocumentHref(filename: string): string {
  return `/documents/${encodeURIComponent(filename)}`
}

/** The public address of an image file. */
export function toMediaHref(filename: string): string {
  return `/media/${encodeURIComponent(filename)}`
}
