import type { PageContext } from '@/src/content/page-context'
import { type Link, toLinks } from '@/src/content/to-link'
import type { BlockByType } from '../block-types'
import { type ToldScreen, toPhoneScreens } from '../phone-screens'

export type AppScreensProps = {
  title: string | null
  lead: string | null
  /** The level of each screen's heading: one below the block's own, if it has one. */
  headingLevel: 'h2' | 'h3'
  screens: readonly ToldScreen[]
  links: readonly Link[]
}

/** Without a screen there is nothing to show. */
export function toAppScreensProps(block: BlockByType['AppScreensBlock'], page: PageContext): AppScreensProps | null {
  const screens = toPhoneScreens(block.phoneScreens)
  if (screens.length === 0) return null
  const { title, lead } = block
  return { title, lead, headingLevel: title ? 'h3' : 'h2', screens, links: toLinks(block.links, page) }
}
