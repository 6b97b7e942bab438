import type { PageContext } from '@/src/content/page-context'
import { type Link, toLinks } from '@/src/content/to-link'
import { type CardLook, toCardLook } from '@/src/ui/bank-card/card-look'
import type { BlockByType } from '../block-types'

export type CardFaceProps = {
  title: string | null
  lead: string | null
  bankName: string
  /** Null draws no picture of the card. */
  look: CardLook | null
  /** The level of the benefits' titles: they stand below the block's title when it has one. */
  headingLevel: 'h2' | 'h3'
  benefits: readonly { id: string; value: string | null; title: string; text: string | null }[]
  links: readonly Link[]
}

/** The picture of the card is decoration: without a word beside it there is nothing to show. */
export function toCardFaceProps(block: BlockByType['CardFaceBlock'], page: PageContext): CardFaceProps | null {
  const benefits = (block.benefits ?? []).flatMap(({ id, value, title, text }, position) =>
    title ? { id: id ?? String(position), value, title, text } : [],
  )
  if (!block.title && !block.lead && benefits.length === 0) return null
  return {
    title: block.title,
    lead: block.lead,
    bankName: page.settings.bankName,
    look: toCardLook(block.cardTier),
    headingLevel: block.title ? 'h3' : 'h2',
    benefits,
    links: toLinks(block.links, page),
  }
}
