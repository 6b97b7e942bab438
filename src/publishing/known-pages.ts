import type { Tag } from '@/src/publications/tags'
import type { FinishedHead } from './finished-page'

/** What is known of a page without reading it. */
export type KnownPage = Readonly<
  Pick<FinishedHead, 'href' | 'status' | 'headers' | 'tags' | 'frames' | 'listedOn' | 'picture'>
>

/** What is known of every page, and which pages depend on what. */
export type KnownPages = {
  note: (page: KnownPage) => void
  forget: (href: string) => void
  get: (href: string) => KnownPage | undefined
  all: () => Iterable<KnownPage>
  /** The addresses of the pages that depend on any of the tags. */
  dependents: (tags: readonly Tag[]) => string[]
  /** Another number whenever anything here has changed. */
  version: () => number
}

export function createKnownPages(): KnownPages {
  const pages = new Map<string, KnownPage>()
  const hrefsByTag = new Map<Tag, Set<string>>()
  let version = 0
  const forget = (href: string) => {
    for (const tag of pages.get(href)?.tags ?? []) {
      const hrefs = hrefsByTag.get(tag)
      hrefs?.delete(href)
      if (hrefs?.size === 0) hrefsByTag.delete(tag)
    }
    pages.delete(href)
    version++
  }
  return {
    note: ({ href, status, headers, tags, frames, listedOn, picture }) => {
      forget(href)
      pages.set(href, { href, status, headers, tags, frames, listedOn, picture })
      for (const tag of tags) hrefsByTag.set(tag, (hrefsByTag.get(tag) ?? new Set()).add(href))
    },
    forget,
    get: (href) => pages.get(href),
    all: () => pages.values(),
    dependents: (tags) => [...new Set(tags.flatMap((tag) => [...(hrefsByTag.get(tag) ?? [])]))],
    version: () => version,
  }
}
