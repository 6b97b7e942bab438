import type { PageContext } from '@/src/content/page-context'
import { type Link, toLinks } from '@/src/links/to-link'
import type { BlockByType } from '../block-types'

export type SimulatorSlotProps = {
  title: string | null
  lead: string | null
  /** The level of the slot's own heading: one below the block's heading, if it has one. */
  headingLevel: 2 | 3
  simulatorKey: NonNullable<BlockByType['SimulatorSlotBlock']['simulatorKey']>
  examples: readonly { id: string; label: string; value: string }[]
  note: string | null
  links: readonly Link[]
}

/** The place of a simulator. Without one chosen it draws nothing; a row of the example needs both its label and value. */
export function toSimulatorSlotProps(
  block: BlockByType['SimulatorSlotBlock'],
  page: PageContext,
): SimulatorSlotProps | null {
  if (!block.simulatorKey) return null
  return {
    title: block.title,
    lead: block.lead,
    headingLevel: block.title ? 3 : 2,
    simulatorKey: block.simulatorKey,
    examples: (block.examples ?? []).flatMap(({ id, label, value }, position) =>
      label && value ? [{ id: id ?? String(position), label, value }] : [],
    ),
    note: block.note,
    links: toLinks(block.links, page),
  }
}
