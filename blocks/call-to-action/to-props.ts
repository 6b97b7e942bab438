import type { PageContext } from '@/src/content/page-context'
import { type Link, toLinks } from '@/src/content/to-link'
import type { Tone } from '@/src/ui/tone'
import type { BlockByType } from '../block-types'

export type CallToActionProps = {
  title: string | null
  lead: string | null
  links: readonly Link[]
  /** Sand is too quiet for the end of a page. */
  surface: Exclude<Tone, 'sand'>
}

/** A call that leads nowhere in this language is not made. */
export function toCallToActionProps(
  block: BlockByType['CallToActionBlock'],
  page: PageContext,
): CallToActionProps | null {
  const links = toLinks(block.links, page)
  if (links.length === 0) return null
  const surface = page.tone === 'sand' ? 'deep' : page.tone
  return { title: block.title, lead: block.lead, links, surface }
}
