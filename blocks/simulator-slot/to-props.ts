import { inForceOn } from '@/site/schemas/simulator/in-force'
import { toOffers } from '@/site/schemas/simulator/offers'
import { parseStoredSimulator } from '@/site/schemas/simulator/stored-simulator'
import type { PageContext } from '@/src/content/page-context'
import { type Link, toLinks } from '@/src/content/to-link'
import { type Messages, messagesByLocale } from '@/src/i18n/messages'
import { toToolId } from '@/src/links/simulator-answer'
import { toHref } from '@/src/links/to-href'
import { signsOfLanguage } from '@/src/simulators/signs-of-language'
import { check } from '@/src/stepwise/check'
import { parseStoredStepwise } from '@/src/stepwise/stored'
import type { BlockByType } from '../block-types'
import type { SimulatorProps } from './simulator-props'
import type { StepwiseProps } from './stepwise-props'

type StoredSlot = BlockByType['SimulatorSlotBlock']

export type SimulatorSlotProps = {
  title: string | null
  lead: string | null
  /** The level of the slot's own headings: one below the block's heading, if it has one. */
  headingLevel: 2 | 3
  simulatorKey: NonNullable<StoredSlot['simulatorKey']>
  /** Null where none is published or none of its products is in force. */
  simulator: SimulatorProps | null
  /** The same of a simulator of steps. */
  stepwise: StepwiseProps | null
  examples: readonly { id: string; label: string; value: string }[]
  note: string | null
  links: readonly Link[]
}

/** The place of a simulator. Without one chosen it draws nothing; a row of the example needs both its label and value. */
export function toSimulatorSlotProps(block: StoredSlot, page: PageContext): SimulatorSlotProps | null {
  const simulator = toSimulator(block, page)
  const stepwise = toStepwise(block, page)
  const simulatorKey = block.simulatorKey ?? block.simulator?.calculation
  if (!simulatorKey) return null
  return {
    title: block.title,
    lead: block.lead,
    headingLevel: block.title ? 3 : 2,
    simulatorKey,
    simulator,
    stepwise,
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

/** @returns null for one of another calculation, one that is not in force, and one that no page may show. */
function toStepwise(block: StoredSlot, page: PageContext): StepwiseProps | null {
  const stored = parseStoredStepwise(block.simulator)
  if (!stored) return null
  const { program } = check(stored, page.today)
  const validFrom = inForceOn(stored.parameters, page.today)?.validFrom ?? ''
  if (!program || (stored.parameters.length > 0 && validFrom === '')) return null
  return {
    id: block.anchor ? toToolId(block.anchor) : `simulator-${block.id ?? stored.key}`,
    simulatorKey: stored.key,
    program,
    query: page.query,
    href: toHref(page.locale, page.path),
    day: page.today,
    signs: signsOfLanguage(page.locale),
    texts: toStepwiseTexts(messagesByLocale[page.locale]),
    notice: stored.notice,
    validFrom,
    validUntil: stored.validUntil,
    headingLevel: block.title ? 3 : 2,
  }
}

/** Only what the page carries: the words of credits and deposits would weigh on it. */
function toStepwiseTexts({ simulator, stepwise }: Messages): StepwiseProps['texts'] {
  const { csv, csvName, currencies, earlier, expired, months, otherTerms, print, result, start, submit } = simulator
  const { validFrom, validUntil, whole, chart } = simulator
  return {
    ...{ csv, csvName, currencies, earlier, expired, months, otherTerms, print, result, start, submit },
    ...{ validFrom, validUntil, whole, chart: { highest: chart.highest, summary: chart.summary } },
    ...stepwise,
  }
}
