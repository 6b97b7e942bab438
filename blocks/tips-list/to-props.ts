import type { PageContext } from '@/src/content/page-context'
import { toHref } from '@/src/links/to-href'
import type { BlockByType } from '../block-types'

export type TipsListProps = {
  title: string | null
  lead: string | null
  /** The level of each tip's title: one below the block's own heading, if it has one. */
  headingLevel: 2 | 3
  tips: readonly ListedTip[]
}

export type ListedTip = {
  id: number
  title: string
  href: string
  summary: string | null
  topic: PageContext['lists']['tips'][number]['topic']
  /** ISO date. */
  publishedOn: string | null
}

/** The tips of the block's topic in the site's order, newest first. Without a topic every tip belongs. */
export function toTipsListProps(block: BlockByType['TipsListBlock'], page: PageContext): TipsListProps | null {
  const { tipTopic, limit } = block
  const isAsked = (topic: ListedTip['topic']) => tipTopic === null || tipTopic === 'all' || topic === tipTopic
  const tips = page.lists.tips
    .flatMap(({ id, title, path, summary, topic, publishedOn }) =>
      title && path && isAsked(topic)
        ? [{ id, title, href: toHref(page.locale, path), summary, topic, publishedOn }]
        : [],
    )
    .slice(0, limit ?? undefined)
  if (tips.length === 0) return null
  return { title: block.title, lead: block.lead, headingLevel: block.title ? 3 : 2, tips }
}
