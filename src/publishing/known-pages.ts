import type { Tag } from '@/src/publications/tags'
import type { FinishedHead } from './finished-page'

/** What is known of a page without reading it. */
export type KnownPage = Readonly<
  Pick<FinishedHead, 'href' | 'status' | 'headers' | 'tags' | 'frames' | 'place' | 'listedOn' | 'picture'> &
    Partial<Pick<FinishedHead, 'shownPictures' | 'parameters'>>
>

/** What is known of every page, and which pages depend on what. */
export type KnownPages = {
  note: (page: KnownPage) => void
  forget: (href: string) => void
  get: (href: string) => KnownPage | undefined
  all: () => Iterable<KnownPage>
  /** The addresses of the pages that depend on any of the tags. */
  dependents: (tags: readonly Tag[]) => string[]
  /** Whether any of the pages shows an uploaded picture. @param path as a visitor's request has it once it is read. */
  showsPicture: (path: string) => boolean
  /** Another number whenever anything here has changed. */
  version: () => number
}

export function createKnownPages(): KnownPages {
  const pages = new Map<string, KnownPage>()
  const hrefsByTag = new Map<Tag, Set<string>>()
  /** How many pages show each picture. */
  const pagesByPicture = new Map<string, number>()
  let version = 0
  const forget = (href: string) => {
    for (const tag of pages.get(href)?.tags ?? []) {
      const hrefs = hrefsByTag.get(tag)
      hrefs?.delete(href)
      if (hrefs?.size === 0) hrefsByTag.delete(tag)
    }
    for (const path of pages.get(href)?.shownPictures ?? []) {
      const left = (pagesByPicture.get(path) ?? 0) - 1
      if (left > 0) pagesByPicture.set(path, left)
      else pagesByPicture.delete(path)
    }
    pages.delete(href)
    version++
  }
  return {
    note: ({ href, status, headers, tags, frames, place, listedOn, picture, shownPictures = [], parameters = [] }) => {
      forget(href)
      pages.set(href, { href, status, headers, tags, frames, place, listedOn, picture, shownPictures, parameters })
      for (const path of shownPictures) pagesByPicture.set(path, (pagesByPicture.get(path) ?? 0) + 1)
      for (const tag of tags) hrefsByTag.set(tag, (hrefsByTag.get(tag) ?? new Set()).add(href))
    },
    forget,
    get: (href) => pages.get(href),
    all: () => pages.values(),
    dependents: (tags) => [...new Set(tags.flatMap((tag) => [...(hrefsByTag.get(tag) ?? [])]))],
    showsPicture: (path) => pagesByPicture.has(path),
    version: () => version,
  }
}
