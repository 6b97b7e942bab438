import type { PageContext } from '@/src/content/page-context'
import type { BlockByType } from '../block-types'

export type TimelineProps = {
  title: string | null
  lead: string | null
  /** The level of each event's title: one below the block's own heading, if it has one. */
  headingLevel: 2 | 3
  events: readonly TimelineEvent[]
}

export type TimelineEvent = { id: string; date: string | null; title: string; text: string | null }

/** Events in the order given; a date is free text ("2016", "Até 7 dias"). An event without a title is left out. */
export function toTimelineProps(block: BlockByType['TimelineBlock'], _page: PageContext): TimelineProps | null {
  const events = (block.events ?? []).flatMap(({ id, date, title, text }, position) =>
    title ? [{ id: id ?? String(position), date, title, text }] : [],
  )
  if (events.length === 0) return null
  return { title: block.title, lead: block.lead, headingLevel: block.title ? 3 : 2, events }
}
