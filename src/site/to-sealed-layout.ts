import type { PageBlock } from '@/src/content/page-block'

/** What is said after a form and is not about it. */
const kept: ReadonlySet<PageBlock['__typename']> = new Set(['NoticeBlock', 'RelatedPagesBlock'])

/**
 * The blocks of a page where reports are sealed. What stands after a form for reports speaks of what is sent with it: who reads that, what is
 * kept, what becomes of it. Nothing is sent with it there, and the form's own place says what is so instead.
 */
export function toSealedLayout(layout: readonly PageBlock[]): readonly PageBlock[] {
  const form = layout.findIndex(
    (block) => block.__typename === 'FormSlotBlock' && block.form?.audience === 'investigators',
  )
  return form < 0 ? layout : layout.filter(({ __typename }, place) => place <= form || kept.has(__typename))
}
