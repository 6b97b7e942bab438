import { dataPolicy } from '@/src/http/policy'
import { pageCaching } from '@/src/http/security-headers'
import { isOwnTag } from '@/src/publications/tags'
import { type FinishedPage, finishPage } from '@/src/publishing/finished-page'
import type { KnownPage, KnownPages } from '@/src/publishing/known-pages'
import { type SitemapEntry, toSitemapFiles, toSitemapHrefs } from './to-sitemap-files'

/** While pages change one after the other, the site map is made anew at most this often, however many ask. */
const freshForMs = 1_000

/** The site map: made from what is published when somebody asks for it, because most publications are not followed by that. */
export type Sitemap = {
  /** The file of an address; null when it is none of the site map's. */
  answer: (path: string) => Promise<FinishedPage> | null
}

/**
 * @param known the pages that are published now.
 * @param now the time, in milliseconds.
 */
export function createSitemap(
  known: Pick<KnownPages, 'all' | 'version'>,
  now: () => number = () => performance.now(),
): Sitemap {
  let madeOf = -1
  let madeAt = Number.NEGATIVE_INFINITY
  let files: ReadonlyMap<string, string> = new Map()
  const finished = new Map<string, Promise<FinishedPage>>()
  return {
    answer: (path) => {
      if (!/^\/sitemap(?:-\d+)?\.xml$/.test(path)) return null
      if (madeOf !== known.version() && now() - madeAt >= freshForMs) {
        madeOf = known.version()
        madeAt = now()
        files = toSitemapFiles(toEntries(known))
        finished.clear()
      }
      const text = files.get(path)
      if (text === undefined) return null
      const file = finished.get(path) ?? finish(path, text)
      finished.set(path, file)
      return file
    },
  }
}

/** The addresses of all files of the site map of some pages. */
export function listSitemap(pages: readonly KnownPage[]): string[] {
  return toSitemapHrefs(pages.flatMap(toEntry).length)
}

function toEntries(known: Pick<KnownPages, 'all'>): SitemapEntry[] {
  return Array.from(known.all())
    .flatMap(toEntry)
    .sort((a, b) => (a.href < b.href ? -1 : 1))
}

/** As a list: none of a page that search engines are not told of. */
function toEntry({ href, tags, listedOn }: KnownPage): SitemapEntry[] {
  const document = tags.find(isOwnTag)
  return document !== undefined && listedOn !== null ? [{ document, href, modified: listedOn }] : []
}

function finish(href: string, text: string): Promise<FinishedPage> {
  const headers = {
    'Content-Type': 'application/xml; charset=utf-8',
    'Content-Security-Policy': dataPolicy,
    'Cache-Control': pageCaching,
  }
  return finishPage({ href, status: 200, headers, tags: [], seq: 0, body: Buffer.from(text) }, 'least')
}
