import type { PageContext } from '@/src/content/page-context'
import { toPortrait } from '@/src/content/to-picture'
import { toHref } from '@/src/links/to-href'
import type { PictureSource } from '@/src/ui/Picture'
import type { BlockByType } from '../block-types'

export type PersonProps = {
  title: string | null
  lead: string | null
  /** The level of the name: one below the block's own heading, if it has one. */
  headingLevel: 2 | 3
  name: string
  role: string | null
  summary: string | null
  /** Null for people without a page of their own. */
  href: string | null
  /** Null until there is a photograph. */
  portrait: PictureSource | null
}

/** One person of the bank. Without one there is nothing to introduce. */
export function toPersonProps(block: BlockByType['PersonBlock'], page: PageContext): PersonProps | null {
  if (!block.person?.name) return null
  const { name, role, summary, path, portrait } = block.person
  return {
    title: block.title,
    lead: block.lead,
    headingLevel: block.title ? 3 : 2,
    name,
    role,
    summary,
    href: path ? toHref(page.locale, path) : null,
    portrait: toPortrait(portrait),
  }
}
