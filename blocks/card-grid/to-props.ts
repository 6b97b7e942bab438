import type { PageContext } from '@/src/content/page-context'
import { type Link, toLink } from '@/src/content/to-link'
import type { IconName } from '@/src/ui/icon-drawings'
import type { BlockByType } from '../block-types'

export type CardGridProps = {
  title: string | null
  lead: string | null
  /** The level of the cards' titles: they stand below the block's title when it has one. */
  headingLevel: 'h2' | 'h3'
  /** Whether the cards are the first thing to choose from, as on a home page. */
  isStrong: boolean
  cards: readonly {
    id: string
    icon: IconName | null
    title: string
    text: string | null
    /** The number that decides, with what it is. */
    figure: { value: string; label: string | null } | null
    link: Link | null
  }[]
}

/** A card without a title is left out; one whose link leads nowhere stays as plain information. */
export function toCardGridProps(block: BlockByType['CardGridBlock'], page: PageContext): CardGridProps | null {
  const cards = (block.cards ?? []).flatMap(({ id, icon, title, text, value, label, link }, position) =>
    title
      ? {
          id: id ?? String(position),
          icon,
          title,
          text,
          figure: value ? { value, label } : null,
          link: toLink(link, page),
        }
      : [],
  )
  if (cards.length === 0) return null
  return {
    title: block.title,
    lead: block.lead,
    headingLevel: block.title ? 'h3' : 'h2',
    isStrong: block.cardEmphasis === 'strong',
    cards,
  }
}
