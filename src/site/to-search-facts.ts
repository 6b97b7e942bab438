import { toOffers } from '@/site/schemas/simulator/offers'
import { parseStoredSimulator } from '@/site/schemas/simulator/stored-simulator'
import type { SiteDocument } from '@/src/content/get-document'
import type { PageBlock } from '@/src/content/page-block'
import type { PageContext } from '@/src/content/page-context'
import { percentSigns } from '@/src/country/bank'
import { ownCurrency } from '@/src/country/currencies'
import { formatNumber } from '@/src/i18n/format'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { toMoneySigns } from '@/src/i18n/money-signs'
import { toHref } from '@/src/links/to-href'
import type { SearchFact } from '@/src/search/search-fact'

type FoundPage = { document: SiteDocument; context: PageContext }

/** What a page states as data and not in running words: rows of prices, facts and rates of a product, exchange rates, the helpline. */
export function toSearchFacts({ document, context }: FoundPage): SearchFact[] {
  if (document.kind !== 'page') return []
  const { title, pageType, layout } = document.page
  const page = {
    context,
    href: toHref(context.locale, context.path),
    title: title ?? '',
    isProduct: pageType === 'product',
  }
  return [...(layout ?? []).flatMap((block) => toFactsOf(block, page)), ...toHelpline(page)]
}

type Page = { context: PageContext; href: string; title: string; isProduct: boolean }

function toFactsOf(block: PageBlock, page: Page): SearchFact[] {
  const href = block.anchor ? `${page.href}#${block.anchor}` : page.href
  switch (block.__typename) {
    case 'SimulatorSlotBlock':
      return toRate(block, page, href)
    case 'ProductSummaryBlock':
      return page.isProduct
        ? (block.facts ?? []).flatMap((fact) => toFact(fact, { about: page.title, context: block.title ?? '', href }))
        : []
    case 'PriceTableBlock':
      return (block.priceGroups ?? []).flatMap((group) => {
        const context = [block.title, group.title].filter(Boolean).join(' ')
        return (group.prices ?? []).flatMap((price) =>
          toFact(price, { about: page.isProduct ? page.title : '', context, href }),
        )
      })
    case 'RatesTableBlock':
      return toExchangeRates(page, href, block.title ?? '')
    default:
      return []
  }
}

type Row = { label: string | null; value: string | null; detail?: string | null }

function toFact({ label, value, detail }: Row, where: Pick<SearchFact, 'about' | 'context' | 'href'>): SearchFact[] {
  return label && value ? [{ name: label, value, detail: detail ?? '', day: null, ...where }] : []
}

/** The nominal rate of the product that the page is about, as its simulator works with it on this day. */
function toRate(
  block: Extract<PageBlock, { __typename: 'SimulatorSlotBlock' }>,
  { context: { locale, today } }: Page,
  href: string,
): SearchFact[] {
  const stored = parseStoredSimulator(block.simulator)
  const offer = stored
    ? toOffers(stored, today).find(({ product }) => product.productKey === block.productKey)
    : undefined
  if (!offer) return []
  const rates = offer.conditions.tiers.map(({ rate }) => rate)
  const [least, most] = [Math.min(...rates), Math.max(...rates)]
  const name = messagesByLocale[locale].searchPanel.answers.nominalRate[offer.calculation]
  const value = [...new Set([least, most])].map((rate) => writePercent(locale, rate)).join(' – ')
  return [
    { name, about: offer.product.name, context: 'TAN TANB', value, detail: '', href, day: offer.conditions.validFrom },
  ]
}

function writePercent(locale: Locale, rate: number): string {
  return `${formatNumber(locale, rate, { maximumFractionDigits: 2 })}${percentSigns[locale]}`
}

/** None once they may not be calculated with any more: what is old is no answer. */
function toExchangeRates({ context: { locale, lists, today } }: Page, href: string, context: string): SearchFact[] {
  const { exchangeRates } = lists
  if (!exchangeRates || today > exchangeRates.usableUntil) return []
  const texts = messagesByLocale[locale]
  const { before, after } = toMoneySigns(locale, ownCurrency)
  const write = (rate: string) =>
    `${before}${formatNumber(locale, Number(rate), { minimumFractionDigits: 2, maximumFractionDigits: 4 })}${after}`
  return exchangeRates.rates.map(({ currency, buy, sell }) => ({
    name: texts.ratesTable.currencies[currency],
    about: '',
    context: `${context} ${currency} ${texts.searchPanel.answers.exchange}`,
    value: `${texts.ratesTable.sell} ${write(sell)}, ${texts.ratesTable.buy.toLowerCase()} ${write(buy)}`,
    detail: '',
    href,
    day: exchangeRates.day,
  }))
}

/** The bank's own number, told by the page of its support. */
function toHelpline({ context: { locale, path, settings }, href }: Page): SearchFact[] {
  if (path !== settings.supportPath || settings.helpline === '') return []
  const name = messagesByLocale[locale].searchPanel.answers.helpline
  return [{ name, about: '', context: '', value: settings.helpline, detail: '', href, day: null }]
}
