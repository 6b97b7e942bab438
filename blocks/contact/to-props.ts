import type { PageContext } from '@/src/content/page-context'
import { type Link, toLink } from '@/src/content/to-link'
import type { BlockByType } from '../block-types'

type StoredChannel = NonNullable<BlockByType['ContactBlock']['channels']>[number]

export type ContactProps = {
  title: string | null
  lead: string | null
  /** The level of each channel's title: one below the block's own heading, if it has one. */
  headingLevel: 2 | 3
  channels: readonly Channel[]
}

export type Channel = {
  id: string
  icon: StoredChannel['icon']
  title: string
  text: string | null
  link: Link | null
}

/** Ways to reach the bank. A channel needs a title and a way: words or a link. */
export function toContactProps(block: BlockByType['ContactBlock'], page: PageContext): ContactProps | null {
  const channels = (block.channels ?? []).flatMap(({ id, icon, title, text, link: stored }, position) => {
    const link = toLink(stored, page)
    return title && (text || link) ? [{ id: id ?? String(position), icon, title, text, link }] : []
  })
  if (channels.length === 0) return null
  return { title: block.title, lead: block.lead, headingLevel: block.title ? 3 : 2, channels }
}
