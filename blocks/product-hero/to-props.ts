import type { PageContext } from '@/src/content/page-context'
import { type Link, toLinks } from '@/src/content/to-link'
import type { CardLook } from '@/src/ui/bank-card/card-look'
import type { PhoneScreen } from '@/src/ui/phone/phone-screen'
import type { BlockByType } from '../block-types'
import { toPhoneScreens } from '../phone-screens'

export type ProductHeroProps = {
  eyebrow: string | null
  title: string
  lead: string | null
  links: readonly Link[]
  highlights: readonly { id: string; value: string; label: string }[]
  /** Seeds the figure, so that a product always has the same one. */
  figureSeed: string
  /** The face of a card, which stands where the figure does on other pages. */
  card: { look: CardLook; bankName: string } | null
  /** A screen of the app, which stands there instead. */
  screen: PhoneScreen | null
}

/** A hero without a title has nothing to say; a figure without its meaning, or the reverse, is left out. */
export function toProductHeroProps(block: BlockByType['ProductHeroBlock'], page: PageContext): ProductHeroProps | null {
  if (!block.title) return null
  const highlights = (block.highlights ?? []).flatMap(({ id, value, label }, position) =>
    value && label ? { id: id ?? String(position), value, label } : [],
  )
  return {
    eyebrow: block.eyebrow,
    title: block.title,
    lead: block.lead,
    links: toLinks(block.links, page),
    highlights,
    figureSeed: page.figureSeed,
    card: page.cardLook && { look: page.cardLook, bankName: page.settings.bankName },
    screen: toPhoneScreens(block.phoneScreens)[0] ?? null,
  }
}
