import type { Locale } from '@/src/i18n/locales'
import { toHref } from '@/src/links/to-href'

/** A link of a menu or of the footer. These lead to pages of the site only. */
export type PageLink = { href: string; label: string }

type StoredPageLink = { label: string | null; page: { title: string | null; path: string | null } | null }

/** Null when the page has no version in this language: the link is then left out. */
export function toPageLink({ label, page }: StoredPageLink, locale: Locale): PageLink | null {
  const words = label ?? page?.title
  if (!page?.path || !words) return null
  return { href: toHref(locale, page.path), label: words }
}

/** The links of a list that lead somewhere. */
export function toPageLinks(links: readonly StoredPageLink[] | null, locale: Locale): PageLink[] {
  return (links ?? []).flatMap((link) => toPageLink(link, locale) ?? [])
}
