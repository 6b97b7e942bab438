import type { BlockByType } from '../block-types'

export type ProductSummaryProps = {
  title: string | null
  lead: string | null
  facts: readonly { id: string; label: string; value: string; detail: string | null }[]
}

/** A fact needs its name and its value; without any fact there is nothing to show. */
export function toProductSummaryProps(block: BlockByType['ProductSummaryBlock']): ProductSummaryProps | null {
  const facts = (block.facts ?? []).flatMap(({ id, label, value, detail }, position) =>
    label && value ? { id: id ?? String(position), label, value, detail } : [],
  )
  return facts.length === 0 ? null : { title: block.title, lead: block.lead, facts }
}
