import type { PageContext } from '@/src/content/page-context'
import { type Link, toLinks } from '@/src/content/to-link'
import type { BlockByType } from '../block-types'

export type PageHeroProps = {
  eyebrow: string | null
  title: string
  lead: string | null
  links: readonly Link[]
  /** Seeds the figure, so that a page always has the same one. */
  figureSeed: string
  /** Whether the page's tool is to stand on the first screen too. */
  isLow: boolean
}

/** A hero without a title has nothing to say. */
export function toPageHeroProps(block: BlockByType['PageHeroBlock'], page: PageContext): PageHeroProps | null {
  if (!block.title) return null
  return {
    eyebrow: block.eyebrow,
    title: block.title,
    lead: block.lead,
    links: toLinks(block.links, page),
    figureSeed: page.figureSeed,
    isLow: block.isLow ?? false,
  }
}
