import type { PageContext } from '@/src/content/page-context'
import { inCurrencies, ownCurrency } from '@/src/country/bank'
import { messagesByLocale } from '@/src/i18n/messages'
import { toMoneySigns } from '@/src/i18n/money-signs'
import { latestRatesPath } from '@/src/links/latest-rates'
import { toHref } from '@/src/links/to-href'
import type { BlockByType } from '../block-types'
import type { ExchangeRatesProps } from './exchange-rates-props'

export type RatesTableProps = {
  title: string | null
  lead: string | null
  exchangeRates: ExchangeRatesProps
}

/** The published rates, in the signs and words of the page's language. Nothing while none are published. */
export function toRatesTableProps(block: BlockByType['RatesTableBlock'], page: PageContext): RatesTableProps | null {
  const { locale, settings, today, query, lists } = page
  if (!lists.exchangeRates) return null
  const texts = messagesByLocale[locale].ratesTable
  const { group, decimal } = toMoneySigns(locale, ownCurrency)
  const signsOf = (currency: string) => {
    const { before, after } = toMoneySigns(locale, currency)
    return { before, after }
  }
  return {
    title: block.title,
    lead: block.lead,
    exchangeRates: {
      id: `rates-${block.id ?? 'table'}`,
      rates: lists.exchangeRates,
      history: lists.rateHistory ?? { previous: null, lines: [] },
      day: today,
      ratesHref: latestRatesPath,
      hasConverter: block.hasConverter ?? false,
      href: toHref(locale, page.path),
      query,
      signs: { group, decimal },
      currencySigns: inCurrencies(signsOf),
      sourceNames: { bank: settings.bankName || texts.sources.bank, bna: texts.sources.bna },
      texts,
      note: block.note ?? texts.informational,
    },
  }
}
