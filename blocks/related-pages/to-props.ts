import type { PageContext } from '@/src/content/page-context'
import { toHref } from '@/src/links/to-href'
import { type CardLook, toCardLook } from '@/src/ui/bank-card/card-look'
import type { Tone } from '@/src/ui/tone'
import type { BlockByType } from '../block-types'

type StoredPage = PageContext['lists']['children'][number]

export type RelatedPagesProps = {
  title: string | null
  lead: string | null
  /** The level of each page's title: one below the block's own heading, if it has one. */
  headingLevel: 2 | 3
  pages: readonly RelatedPage[]
  bankName: string
}

type RelatedPage = {
  id: number
  title: string
  href: string
  summary: string | null
  tone: Tone
  price: string | null
  /** The face of the card that the page is about, named where the list shows it once. */
  look: CardLook | null
}

/** Cards of other pages. One without a version in this language is left out, and so is the page that the visitor is on. */
export function toRelatedPagesProps(
  block: BlockByType['RelatedPagesBlock'],
  page: PageContext,
): RelatedPagesProps | null {
  const pages = toListed(block, page).flatMap(({ id, title, path, summary, tone, price, cardTier }): RelatedPage[] =>
    title && path && path !== page.path
      ? [
          {
            id,
            title,
            href: toHref(page.locale, path),
            summary,
            tone: tone ?? 'sand',
            price,
            look: toCardLook(cardTier),
          },
        ]
      : [],
  )
  if (pages.length === 0) return null
  return {
    title: block.title,
    lead: block.lead,
    headingLevel: block.title ? 3 : 2,
    pages,
    bankName: page.settings.bankName,
  }
}

function toListed(block: BlockByType['RelatedPagesBlock'], { lists }: PageContext): readonly StoredPage[] {
  switch (block.related) {
    case 'children':
      return lists.children
    case 'siblings':
      return lists.siblings
    case 'chosen':
    case null:
      return block.pages ?? []
  }
}
