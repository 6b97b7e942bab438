import type { PageContext } from '@/src/content/page-context'
import { type Link, toLinks } from '@/src/content/to-link'
import type { BlockByType } from '../block-types'

export type PriceTableProps = {
  title: string | null
  lead: string | null
  /** The level of the groups' titles: they stand below the block's title when it has one. */
  headingLevel: 'h2' | 'h3'
  groups: readonly { id: string; title: string | null; prices: readonly Price[] }[]
  note: string | null
  links: readonly Link[]
}

export type Price = { id: string; label: string; value: string; detail: string | null }

/** A price needs its occasion and its amount, a group at least one price. Without any there is nothing to show. */
export function toPriceTableProps(block: BlockByType['PriceTableBlock'], page: PageContext): PriceTableProps | null {
  const groups = (block.priceGroups ?? []).flatMap(({ id, title, prices: stored }, groupPosition) => {
    const prices = (stored ?? []).flatMap(({ id: priceId, label, value, detail }, position) =>
      label && value ? { id: priceId ?? String(position), label, value, detail } : [],
    )
    return prices.length === 0 ? [] : { id: id ?? String(groupPosition), title, prices }
  })
  if (groups.length === 0) return null
  return {
    title: block.title,
    lead: block.lead,
    headingLevel: block.title ? 'h3' : 'h2',
    groups,
    note: block.note,
    links: toLinks(block.links, page),
  }
}
