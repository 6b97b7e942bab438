import { pageCaching } from '@/src/http/security-headers'
import { localeOf } from '@/src/links/to-href'
import type { Publication } from '@/src/publications/publication'
import { emptyPage, type FinishedPage } from './finished-page'

/** What became of the document that had an address: it stands elsewhere, is not public any more, or is no more. */
export type Tombstone = { status: 301; target: string } | { status: 404 } | { status: 410 }

/** The addresses that documents have left since this process started. */
export type Tombstones = {
  /** Takes in a row about the document that had an address. @returns what became of it; undefined when it still stands there. */
  note: (href: string, row: Publication) => Tombstone | undefined
  /** A document has the address (again). */
  forget: (href: string) => void
  /** Undefined when no document has left the address. */
  of: (href: string) => Tombstone | undefined
}

export function createTombstones(): Tombstones {
  const known = new Map<string, Tombstone>()
  return {
    note: (href, { hrefs }) => {
      const target = hrefs[localeOf(href)]
      if (target === href) return undefined
      const tombstone = target ? ({ status: 301, target } as const) : hasDocument(hrefs) ? left : deleted
      known.set(href, tombstone)
      return tombstone
    },
    forget: (href) => {
      known.delete(href)
    },
    of: (href) => known.get(href),
  }
}

const left: Tombstone = { status: 404 }
const deleted: Tombstone = { status: 410 }

/** A deleted document has no addresses at all; one that is not public has them in no language. */
function hasDocument(hrefs: Publication['hrefs']): boolean {
  return Object.keys(hrefs).length > 0
}

/** What an earlier process made of an address that a document had left. */
export function tombstoneIn(page: FinishedPage | null): Tombstone | undefined {
  const target = page?.headers['Location']
  if (page?.status === 301 && target) return { status: 301, target }
  return page?.status === 410 ? deleted : undefined
}

type TombstonePageOptions = { tombstone: Tombstone; tags: readonly string[]; seq: number }

/**
 * What visitors get at an address that a document has left.
 *
 * @param tags what the address depended on. A redirect goes on depending on it: should the document move again, or disappear, so
 * does the redirect.
 * @returns null when they get the page of unknown addresses.
 */
export function toTombstonePage(href: string, { tombstone, tags, seq }: TombstonePageOptions): FinishedPage | null {
  const { status } = tombstone
  if (status === 404) return null
  if (status === 410) return emptyPage({ href, status, headers: {}, tags: [], seq })
  const headers = { Location: tombstone.target, 'Cache-Control': pageCaching }
  return emptyPage({ href, status, headers, tags: [...tags], seq })
}
