import { toOffers } from '@/site/schemas/simulator/offers'
import { parseStoredSimulator } from '@/site/schemas/simulator/stored-simulator'
import type { PageContext } from '@/src/content/page-context'
import { type Link, toLinks } from '@/src/content/to-link'
import { messagesByLocale } from '@/src/i18n/messages'
import { toToolId } from '@/src/links/simulator-answer'
import { toHref } from '@/src/links/to-href'
import { signsOfLanguage } from '@/src/simulators/signs-of-language'
import type { BlockByType } from '../block-types'
import type { SimulatorProps } from './simulator-props'

type StoredSlot = BlockByType['SimulatorSlotBlock']

export type SimulatorSlotProps = {
  title: string | null
  lead: string | null
  /** The level of the slot's own headings: one below the block's heading, if it has one. */
  headingLevel: 2 | 3
  simulatorKey: NonNullable<StoredSlot['simulatorKey']>
  /** Null where none is published or none of its products is in force. */
  simulator: SimulatorProps | null
  examples: readonly { id: string; label: string; value: string }[]
  note: string | null
  links: readonly Link[]
}

/** The place of a simulator. Without one chosen it draws nothing; a row of the example needs both its label and value. */
export function toSimulatorSlotProps(block: StoredSlot, page: PageContext): SimulatorSlotProps | null {
  const simulator = toSimulator(block, page)
  const simulatorKey = block.simulatorKey ?? block.simulator?.calculation
  if (!simulatorKey) return null
  return {
    title: block.title,
    lead: block.lead,
    headingLevel: block.title ? 3 : 2,
    simulatorKey,
    simulator,
    examples: (block.examples ?? []).flatMap(({ id, label, value }, position) =>
      label && value ? [{ id: id ?? String(position), label, value }] : [],
    ),
    note: block.note,
    links: toLinks(block.links, page),
  }
}

function toSimulator(block: StoredSlot, page: PageContext): SimulatorProps | null {
  const stored = parseStoredSimulator(block.simulator)
  const offers = stored ? toOffers(stored, page.today) : []
  if (!stored || offers.length === 0) return null
  const id = block.anchor ? toToolId(block.anchor) : `simulator-${block.id ?? stored.key}`
  const isCredit = stored.calculation === 'credit'
  return {
    id,
    simulatorKey: stored.key,
    offers,
    preselected: block.productKey,
    query: page.query,
    href: toHref(page.locale, page.path),
    day: page.today,
    signs: signsOfLanguage(page.locale),
    texts: messagesByLocale[page.locale].simulator,
    notice: stored.notice,
    validUntil: stored.validUntil,
    planColumns: {
      showCapital: isCredit && stored.showCapital,
      showStampDuty: isCredit && stored.showStampDuty,
    },
    headingLevel: block.title ? 3 : 2,
  }
}
