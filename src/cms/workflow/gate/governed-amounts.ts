import type { Payload } from 'payload'
import { z } from 'zod'
import { rateSources } from '@/site/schemas/exchange-rates/dated-rates'
import { productCurrencies } from '@/site/schemas/simulator/stored-simulator'
import { priceListKey } from '@/src/country/bank'
import { ownCurrency } from '@/src/country/currencies'
import { locales } from '@/src/i18n/locales'
import { findAmounts, type WrittenAmount } from '@/src/i18n/money-in-text'
import { parseStoredRates } from '@/src/rates/stored-rates'

/** Amounts that are entered once, approved, and may therefore be said elsewhere. @see nameAmount */
export type GovernedAmounts = {
  /** Of the public simulators and of the price list. */
  prices: ReadonlySet<string>
  /** What a unit of a foreign currency costs in kwanzas, by the newest public rates. */
  exchange: ReadonlySet<string>
}

/**
 * Reads them.
 *
 * @param document what is being judged: the price list may say what it is about to say.
 */
export async function readGovernedAmounts(payload: Payload, document: unknown): Promise<GovernedAmounts> {
  const [simulators, priceList, exchange] = await Promise.all([
    readSimulatorAmounts(payload),
    readPriceTexts(payload, document),
    readExchangeRates(payload),
  ])
  const listed = priceList.flatMap((text) => locales.flatMap((locale) => findAmounts(text, locale).map(nameAmount)))
  return { prices: new Set([...simulators, ...listed]), exchange: new Set(exchange) }
}

/** What the tables of the public price list say; of what is being judged too, when that is the price list. */
export async function readPriceTexts(payload: Payload, document: unknown): Promise<string[]> {
  const own = withKey.safeParse(document).data?.key === priceListKey ? textsInPriceTables(document) : []
  return [...(await readPriceList(payload)), ...own]
}

/** An amount under the name by which two writings of it are the same. */
export function nameAmount({ currency, amount }: Pick<WrittenAmount, 'currency' | 'amount'>): string {
  return `${currency} ${amount}`
}

const withKey = z.looseObject({ key: z.string() })
const product = z.looseObject({ amount: z.looseObject({ currency: z.enum(productCurrencies) }) })
const published = { _status: { equals: 'published' } } as const

/** Names of the fields of a product that hold an amount in its currency. */
const amountFields: ReadonlySet<string> = new Set(['amountFrom', 'amountTo', 'fixed', 'minimum'])

async function readSimulatorAmounts(payload: Payload): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'simulators',
    where: published,
    depth: 0,
    pagination: false,
    overrideAccess: true, // what is public does not depend on who asks
  })
  return docs.flatMap(({ products }) =>
    (products ?? []).flatMap((stored) => {
      const { data } = product.safeParse(stored)
      if (!data) return []
      const { currency, ...limits } = data.amount
      const amounts = [...findNumbers(limits, () => true), ...findNumbers(data, (name) => amountFields.has(name))]
      return amounts.map((amount) => nameAmount({ currency, amount }))
    }),
  )
}

function findNumbers(value: unknown, isAmount: (name: string) => boolean): number[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    typeof part === 'number' ? (isAmount(name) ? [part] : []) : findNumbers(part, isAmount),
  )
}

async function readPriceList(payload: Payload): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { and: [{ key: { equals: priceListKey } }, published] },
    locale: 'all',
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true, // as above
  })
  return textsInPriceTables(docs[0])
}

const withTables = z.looseObject({ layout: z.array(z.looseObject({ blockType: z.string() })).catch([]) })

function textsInPriceTables(document: unknown): string[] {
  const tables = (withTables.safeParse(document).data?.layout ?? []).filter(
    ({ blockType }) => blockType === 'priceTable',
  )
  return tables.flatMap(textsIn)
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** The newest rates of each source: either may be the one that visitors see. */
async function readExchangeRates(payload: Payload): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'exchange-rates',
    where: { state: { equals: 'published' } },
    sort: '-day',
    limit: 10,
    depth: 0,
    pagination: false,
    overrideAccess: true, // as above
  })
  const dated = docs.flatMap((stored) => parseStoredRates(stored) ?? [])
  const newest = rateSources.flatMap((source) => dated.find((rates) => rates.source === source) ?? [])
  return newest.flatMap(({ rates }) =>
    rates.flatMap(({ buy, sell }) =>
      [buy, sell].map((rate) => nameAmount({ currency: ownCurrency, amount: Number(rate) })),
    ),
  )
}
