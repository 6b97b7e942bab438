import type { PageBlock } from '@/src/content/page-block'

/** A price list of a page that can be read alone. */
export type PriceTopic = { /** Its place in the row, from 0. */ at: number; title: string }

/** Fewer lists are read faster than they are chosen from. */
const fewest = 3
/** As far as page-contents.module.css counts. */
const furthest = 12

/** What a row of blocks can be narrowed to: its price lists with a title; none where there are few, or the row is too long. */
export function toPriceTopics(row: readonly PageBlock[]): readonly PriceTopic[] {
  const topics = row.flatMap((block, at) =>
    block.__typename === 'PriceTableBlock' && block.title ? [{ at, title: block.title }] : [],
  )
  return topics.length < fewest || row.length > furthest ? [] : topics
}
