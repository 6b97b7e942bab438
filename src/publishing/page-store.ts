import { mkdirSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Tag } from '@/src/publications/tags'
import type { FinishedPage } from './finished-page'
import { pageFileName, readPageFile, removePageFile, writePageFile } from './page-file'

/** Every finished page: in memory for visitors, on disk for restarts. */
export type PageStore = {
  /** The page of an address from memory, or from disk when memory had no room for it. */
  get: (href: string) => FinishedPage | Promise<FinishedPage | null> | null
  has: (href: string) => boolean
  /** Replaces a page at once in memory; the promise ends when it is safe on disk. */
  put: (page: FinishedPage) => Promise<void>
  /** Takes a page away at once; the promise ends when it is gone from disk. */
  remove: (href: string) => Promise<void>
  hrefs: () => string[]
  /** Every address with the status it is answered with, and where it leads when that is a redirect. */
  index: () => { href: string; status: number; location: string | undefined }[]
  /** The addresses of the pages that depend on any of the tags. */
  dependents: (tags: readonly Tag[]) => string[]
  tagsOf: (href: string) => readonly Tag[]
  /** Reads what an earlier process left; torn files are removed. */
  load: () => Promise<number>
  /** Takes everything away, for a site that is drawn anew. */
  clear: () => Promise<void>
}

type PageStoreOptions = {
  directory: string
  /** Most bytes of content that are kept in memory. */
  mostBytes: number
}

/** Opens the store of a directory, which belongs to this process alone. */
export function openPageStore({ directory, mostBytes }: PageStoreOptions): PageStore {
  mkdirSync(directory, { recursive: true })
  const tagsByHref = new Map<string, readonly Tag[]>()
  const kindByHref = new Map<string, { status: number; location: string | undefined }>()
  const hrefsByTag = new Map<Tag, Set<string>>()
  // In the order of last use: the first is the first to leave memory.
  const inMemory = new Map<string, FinishedPage>()
  let bytes = 0
  /** Pages that disk does not have yet: they cannot leave memory. */
  const unwritten = new Set<string>()

  const keep = (page: FinishedPage) => {
    drop(page.href)
    inMemory.set(page.href, page)
    bytes += sizeOf(page)
    for (const href of inMemory.keys()) {
      if (bytes <= mostBytes || href === page.href) break
      if (!unwritten.has(href)) drop(href)
    }
  }
  const drop = (href: string) => {
    const page = inMemory.get(href)
    if (page && inMemory.delete(href)) bytes -= sizeOf(page)
  }
  const forget = (href: string) => {
    for (const tag of tagsByHref.get(href) ?? []) {
      const hrefs = hrefsByTag.get(tag)
      hrefs?.delete(href)
      if (hrefs?.size === 0) hrefsByTag.delete(tag)
    }
    tagsByHref.delete(href)
    kindByHref.delete(href)
  }
  const remember = (page: FinishedPage) => {
    forget(page.href)
    tagsByHref.set(page.href, page.tags)
    kindByHref.set(page.href, { status: page.status, location: page.headers['Location'] })
    for (const tag of page.tags) {
      const hrefs = hrefsByTag.get(tag) ?? new Set()
      hrefsByTag.set(tag, hrefs.add(page.href))
    }
    keep(page)
  }

  return {
    get: (href) => {
      const page = inMemory.get(href)
      if (page) {
        inMemory.delete(href)
        inMemory.set(href, page)
        return page
      }
      return tagsByHref.has(href) ? readPageFile(join(directory, pageFileName(href))) : null
    },
    has: (href) => tagsByHref.has(href),
    put: async (page) => {
      unwritten.add(page.href)
      remember(page)
      await writePageFile(directory, page)
      unwritten.delete(page.href)
    },
    remove: async (href) => {
      unwritten.delete(href)
      forget(href)
      drop(href)
      await removePageFile(directory, href)
    },
    hrefs: () => [...tagsByHref.keys()],
    index: () => [...kindByHref].map(([href, kind]) => ({ href, ...kind })),
    dependents: (tags) => [...new Set(tags.flatMap((tag) => [...(hrefsByTag.get(tag) ?? [])]))],
    tagsOf: (href) => tagsByHref.get(href) ?? [],
    load: async () => {
      for (const name of await readdir(directory)) {
        const path = join(directory, name)
        const page = name.endsWith('.page') ? await readPageFile(path) : null
        if (page && pageFileName(page.href) === name) remember(page)
        else await rm(path, { force: true })
      }
      return tagsByHref.size
    },
    clear: async () => {
      for (const href of [...tagsByHref.keys()]) {
        forget(href)
        drop(href)
        await removePageFile(directory, href)
      }
    },
  }
}

function sizeOf({ brotli, gzip }: FinishedPage): number {
  return brotli.length + gzip.length
}
