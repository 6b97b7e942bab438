import type { PageContext } from '@/src/content/page-context'
import type { BlockByType } from '../block-types'
import { toCellText } from './cell-text'
import { type ProductPair, toProductPair } from './to-product-pair'

export type ComparisonTableProps = {
  title: string | null
  lead: string | null
  columns: readonly ComparedColumn[]
  rows: readonly ComparedRow[]
  note: string | null
  /** Products are compared two at a time, which visitors choose; null for everything else, and where there are no two. */
  pair: ProductPair | null
  bankName: string
}

export type ComparedColumn = { id: string; title: string }

export type ComparedRow = {
  id: string
  label: string
  /** One per column, in their order; the text is null where nothing is stated. */
  cells: readonly { column: ComparedColumn; text: string | null }[]
}

/**
 * Cells belong to columns by position. A column without a title takes its cells with it, a row without a label is left out
 * and a row that is too short is filled up, so that no cell can slip under another column's title.
 */
export function toComparisonTableProps(
  block: BlockByType['ComparisonTableBlock'],
  page: PageContext,
): ComparisonTableProps | null {
  const placed = (block.columns ?? []).flatMap(({ id, title }, position) =>
    title ? { position, column: { id: id ?? String(position), title } } : [],
  )
  const rows = (block.rows ?? []).flatMap(({ id, label, cells }, position) =>
    label
      ? {
          id: id ?? String(position),
          label,
          cells: placed.map((place) => {
            const cell = cells?.[place.position]
            return { column: place.column, text: cell ? toCellText(cell) : null }
          }),
        }
      : [],
  )
  if (placed.length === 0 || rows.length === 0) return null
  return {
    title: block.title,
    lead: block.lead,
    columns: placed.map(({ column }) => column),
    rows,
    note: block.note,
    pair: block.comparisonKind === 'products' ? toProductPair(block, page) : null,
    bankName: page.settings.bankName,
  }
}
