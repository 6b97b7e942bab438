import type { PageBlock } from '@/src/content/page-block'
import { anchorPattern } from '@/src/ui/anchor'
import type { ContentsEntry } from '@/src/ui/Contents'
import type { BlockType } from './block-types'

/** What is read line by line, one after the other, and is no wider than a line of text needs. */
const readTypes: ReadonlySet<BlockType> = new Set([
  'DocumentListBlock',
  'FaqBlock',
  'FeatureListBlock',
  'NoticeBlock',
  'PriceTableBlock',
  'ProductSummaryBlock',
  'RichTextBlock',
  'StepsBlock',
])

/** Fewer parts than this are found without a list of them. */
const fewest = 4

/** A row of blocks that has a list of its parts beside it: from the first to before the last, by their positions. */
export type ContentsOfPage = { from: number; to: number; entries: readonly ContentsEntry[] }

/**
 * The list of contents that a page has beside what is read on it: the blocks with an anchor and a title in the longest row of blocks that
 * are read line by line. Editors give a part its place in the list by giving it an anchor.
 *
 * @returns null when the page has no such row, or too few parts in it.
 */
export function toContents(blocks: readonly PageBlock[]): ContentsOfPage | null {
  const rows: { from: number; to: number }[] = []
  for (const [position, { __typename: type }] of blocks.entries()) {
    const row = rows.at(-1)
    if (!readTypes.has(type)) continue
    if (row?.to === position) row.to = position + 1
    else rows.push({ from: position, to: position + 1 })
  }
  const [longest] = rows
    .map((row) => ({ ...row, entries: blocks.slice(row.from, row.to).flatMap(toEntries) }))
    .sort((one, other) => other.entries.length - one.entries.length)
  return longest && longest.entries.length >= fewest ? longest : null
}

function toEntries(block: PageBlock): ContentsEntry[] {
  const title = 'title' in block ? block.title : null
  return title && block.anchor && anchorPattern.test(block.anchor) ? [{ anchor: block.anchor, title }] : []
}
