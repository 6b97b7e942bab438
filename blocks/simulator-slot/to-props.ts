import { toOffers } from '@/site/schemas/simulator/offers'
import { inProductCurrencies, parseStoredSimulator } from '@/site/schemas/simulator/stored-simulator'
import type { PageContext } from '@/src/content/page-context'
import { type Link, toLinks } from '@/src/content/to-link'
import { ownCurrency, percentSigns } from '@/src/country/bank'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { toMoneySigns } from '@/src/i18n/money-signs'
import { toToolId } from '@/src/links/simulator-answer'
import { toHref } from '@/src/links/to-href'
import type { BlockByType } from '../block-types'
import type { SimulatorProps } from './simulator-props'
import type { ProductCurrency, SimulatorSigns } from './simulator-writer'

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
    signs: toSigns(page.locale),
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

function toSigns(locale: Locale): SimulatorSigns {
  const { group, decimal } = toMoneySigns(locale, ownCurrency)
  const signsOf = (currency: ProductCurrency) => {
    const { before, after } = toMoneySigns(locale, currency)
    return { before, after }
  }
  return {
    group,
    decimal,
    percent: percentSigns[locale],
    currencies: inProductCurrencies(signsOf),
  }
}
