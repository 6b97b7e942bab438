import type { PageContext } from '@/src/content/page-context'
import { type Link, toLinks } from '@/src/content/to-link'
import type { BlockByType } from '../block-types'

export type StepsProps = {
  title: string | null
  lead: string | null
  /** The level of the steps' titles: they stand below the block's title when it has one. */
  headingLevel: 'h2' | 'h3'
  steps: readonly { id: string; title: string; text: string | null }[]
  links: readonly Link[]
}

/** A step without a title is left out and the others are numbered without it; without any there is nothing to show. */
export function toStepsProps(block: BlockByType['StepsBlock'], page: PageContext): StepsProps | null {
  const steps = (block.steps ?? []).flatMap(({ id, title, text }, position) =>
    title ? { id: id ?? String(position), title, text } : [],
  )
  if (steps.length === 0) return null
  return {
    title: block.title,
    lead: block.lead,
    headingLevel: block.title ? 'h3' : 'h2',
    steps,
    links: toLinks(block.links, page),
  }
}
