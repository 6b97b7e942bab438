import type { PageContext } from '@/src/content/page-context'
import { toDocumentHref } from '@/src/links/to-href'
import type { BlockByType } from '../block-types'

export type DocumentListProps = {
  title: string | null
  lead: string | null
  /** Newest year first. */
  years: readonly { year: number; documents: readonly ListedDocument[] }[]
}

export type ListedDocument = {
  id: number
  title: string
  summary: string | null
  href: string
  kilobytes: number | null
}

/** The documents of the block's category, by year. A document without a title in this language is not listed in it. */
export function toDocumentListProps(block: BlockByType['DocumentListBlock'], page: PageContext): DocumentListProps {
  const byYear = new Map<number, ListedDocument[]>()
  for (const document of page.lists.documents) {
    if (document.documentCategory !== block.documentCategory || !document.title || !document.filename) continue
    if (document.year === null) continue
    const listed = byYear.get(document.year) ?? []
    listed.push({
      id: document.id,
      title: document.title,
      summary: document.summary,
      href: toDocumentHref(document.filename),
      kilobytes: document.filesize === null ? null : Math.max(1, Math.round(document.filesize / 1000)),
    })
    byYear.set(document.year, listed)
  }
  const years = [...byYear].sort(([a], [b]) => b - a).map(([year, documents]) => ({ year, documents }))
  return { title: block.title, lead: block.lead, years }
}
