import type { PageContext } from '@/src/content/page-context'
import { type Link, toLink, toLinks } from '@/src/content/to-link'
import type { IconName } from '@/src/ui/icon-drawings'
import type { BlockByType } from '../block-types'
import type { LoanProps } from './loan-props'
import { toLoanProps } from './to-loan-props'

export type HomeHeroProps = {
  eyebrow: string | null
  title: string
  lead: string | null
  links: readonly Link[]
  /** Null where no simulator is chosen, or none of its credits is in force. */
  loan: LoanProps | null
  shortcuts: readonly { id: string; icon: IconName | null; link: Link }[]
  /** Seeds the figure, so that a page always has the same one. */
  figureSeed: string
}

/** A hero without a title has nothing to say; a shortcut that leads nowhere in this language is left out. */
export function toHomeHeroProps(block: BlockByType['HomeHeroBlock'], page: PageContext): HomeHeroProps | null {
  if (!block.title) return null
  const shortcuts = (block.shortcuts ?? []).flatMap(({ id, icon, link: stored }, position) => {
    const link = toLink(stored, page)
    return link ? { id: id ?? String(position), icon, link } : []
  })
  const links = toLinks(block.links, page)
  return {
    eyebrow: block.eyebrow,
    title: block.title,
    lead: block.lead,
    links,
    loan: toLoanProps(block, links, page),
    shortcuts,
    figureSeed: page.figureSeed,
  }
}
