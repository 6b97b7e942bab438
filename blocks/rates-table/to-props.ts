import { toAverageRate } from '@/schemas/currency-converter/convert'
import type { PageContext } from '@/src/content/page-context'
import type { BlockByType } from '../block-types'

type StoredRate = NonNullable<BlockByType['RatesTableBlock']['rates']>[number]
type CurrencyCode = NonNullable<StoredRate['currencyCode']>

export type RatesTableProps = {
  title: string | null
  lead: string | null
  /** ISO date the rates stood on. */
  asOf: string | null
  rates: readonly Rate[]
  /** Null when the block has no converter, or no currency that can be converted. */
  converter: { id: string; averages: readonly AverageRate[] } | null
  /** Null to use the site's own words, which say that rates are informational. */
  note: string | null
}

/** Kwanzas for one unit of the currency. */
export type Rate = {
  id: string
  currencyCode: CurrencyCode
  buy: number | null
  sell: number | null
}

/** Kwanzas for one unit of the currency, an exact decimal. */
export type AverageRate = { currencyCode: CurrencyCode; rate: string }

/** Exchange rates as numbers, so that each language writes them its own way. A currency with neither rate is left out. */
export function toRatesTableProps(block: BlockByType['RatesTableBlock'], _page: PageContext): RatesTableProps | null {
  const { title, lead, asOf, note } = block
  const rates = (block.rates ?? []).flatMap(({ id, currencyCode, buy: storedBuy, sell: storedSell }, position) => {
    const buy = toRate(storedBuy)
    const sell = toRate(storedSell)
    return currencyCode && (buy ?? sell) !== null ? [{ id: id ?? String(position), currencyCode, buy, sell }] : []
  })
  if (rates.length === 0) return null
  return {
    title,
    lead,
    asOf,
    rates: rates.map(({ buy, sell, ...rate }) => ({ ...rate, buy: toNumber(buy), sell: toNumber(sell) })),
    converter: block.hasConverter ? toConverter(block.id, rates) : null,
    note,
  }
}

function toConverter(
  blockId: string | null,
  rates: readonly { currencyCode: CurrencyCode; buy: string | null; sell: string | null }[],
): RatesTableProps['converter'] {
  const averages = new Map<CurrencyCode, AverageRate>()
  for (const { currencyCode, buy, sell } of rates) {
    const rate = buy === null || sell === null ? null : toAverageRate({ buy, sell })
    if (rate !== null && !averages.has(currencyCode)) averages.set(currencyCode, { currencyCode, rate })
  }
  return averages.size > 0 ? { id: `converter-${blockId ?? 'rates'}`, averages: [...averages.values()] } : null
}

/** Rates are typed by hand, with a point or a comma. Anything else is no rate: better none than a wrong one. */
function toRate(text: string | null): string | null {
  return text && /^\d{1,6}(?:[.,]\d{1,4})?$/.test(text.trim()) ? text.trim().replace(',', '.') : null
}

function toNumber(decimal: string | null): number | null {
  return decimal === null ? null : Number(decimal)
}
