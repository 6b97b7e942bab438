import type { PageContext } from '@/src/content/page-context'
import type { BlockByType } from '../block-types'

export type FiguresProps = {
  title: string | null
  lead: string | null
  figures: readonly { id: string; value: string; label: string; detail: string | null }[]
  note: string | null
}

/** A figure is a value and what it counts: with one of them missing it is left out. */
export function toFiguresProps(block: BlockByType['FiguresBlock'], _page: PageContext): FiguresProps | null {
  const figures = (block.figures ?? []).flatMap(({ id, value, label, detail }, position) =>
    value && label ? [{ id: id ?? String(position), value, label, detail }] : [],
  )
  if (figures.length === 0) return null
  return { title: block.title, lead: block.lead, figures, note: block.note }
}
