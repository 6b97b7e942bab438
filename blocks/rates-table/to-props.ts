import type { PageContext } from '@/src/content/page-context'
import type { BlockByType } from '../block-types'

type StoredRate = NonNullable<BlockByType['RatesTableBlock']['rates']>[number]

export type RatesTableProps = {
  title: string | null
  lead: string | null
  /** ISO date the rates stood on. */
  asOf: string | null
  rates: readonly Rate[]
  /** Null to use the site's own words, which say that rates are informational. */
  note: string | null
}

/** Kwanzas for one unit of the currency. */
export type Rate = {
  id: string
  currencyCode: NonNullable<StoredRate['currencyCode']>
  buy: number | null
  sell: number | null
}

/** Exchange rates as numbers, so that each language writes them its own way. A currency with neither rate is left out. */
export function toRatesTableProps(block: BlockByType['RatesTableBlock'], _page: PageContext): RatesTableProps | null {
  const rates = (block.rates ?? []).flatMap(({ id, currencyCode, buy: storedBuy, sell: storedSell }, position) => {
    const buy = toRate(storedBuy)
    const sell = toRate(storedSell)
    return currencyCode && (buy ?? sell) !== null ? [{ id: id ?? String(position), currencyCode, buy, sell }] : []
  })
  if (rates.length === 0) return null
  return { title: block.title, lead: block.lead, asOf: block.asOf, rates, note: block.note }
}

/** Rates are typed by hand, with a point or a comma. Anything else is no rate: better none than a wrong one. */
function toRate(text: string | null): number | null {
  return text && /^\d{1,6}(?:[.,]\d{1,4})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null
}
