import type { SiteLinkFieldsFragment } from '@/graphql/generated/operations'
import { judgeUrl } from '@/src/links/safe-url'
import { toDocumentHref, toHref } from '@/src/links/to-href'
import type { PageContext } from './page-context'

/** A link that is safe to draw. */
export type Link = { href: string; label: string; isExternal: boolean }

type StoredLink = Omit<SiteLinkFieldsFragment, '__typename'>

/**
 * A stored link as the page draws it, or null when it leads nowhere: the page it names has no version in this language,
 * or the address is not one the site allows.
 */
export function toLink(link: StoredLink | null, page: Pick<PageContext, 'locale' | 'settings'>): Link | null {
  if (!link) return null
  const target = toTarget(link, page)
  const label = link.label ?? link.page?.title ?? link.document?.title
  if (target === null || !label) return null
  const hash = link.hash ? `#${encodeURIComponent(link.hash)}` : ''
  return { href: `${target.href}${hash}`, label, isExternal: target.isExternal }
}

/** The links of a row list that can be drawn. */
export function toLinks(links: readonly StoredLink[] | null, page: Pick<PageContext, 'locale' | 'settings'>): Link[] {
  return (links ?? []).flatMap((link) => toLink(link, page) ?? [])
}

function toTarget(
  link: StoredLink,
  page: Pick<PageContext, 'locale' | 'settings'>,
): { href: string; isExternal: boolean } | null {
  if (link.page?.path) return { href: toHref(page.locale, link.page.path), isExternal: false }
  if (link.document?.filename) return { href: toDocumentHref(link.document.filename), isExternal: false }
  if (link.url && judgeUrl(link.url, page.settings.allowedLinkHosts) === 'allowed') {
    return { href: link.url, isExternal: /^https:/i.test(link.url) }
  }
  return null
}
