import type { Payload, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { type DatedRates, rateSources } from '@/site/schemas/exchange-rates/dated-rates'
import { parseRate } from '@/site/schemas/exchange-rates/parse-rate'
import { foreignCurrencies } from '@/src/country/currencies'

/** Where to read from: within the save under way when there is one. */
export type RatesSource = { payload: Payload; req?: PayloadRequest }

const row = z.object({ currencyCode: z.enum(foreignCurrencies), buy: z.string(), sell: z.string() })
const stored = z.object({
  day: z.union([z.string(), z.date().transform((date) => date.toISOString())]).transform((iso) => iso.slice(0, 10)),
  source: z.enum(rateSources),
  rates: z.array(z.unknown()).nullish(),
})

/** A document of the CMS as rates; null while its day or source is missing. Rows that are not whole are left out. */
export function parseStoredRates(document: unknown): DatedRates | null {
  const { data } = stored.safeParse(document)
  if (!data) return null
  const rates = (data.rates ?? []).flatMap((each) => {
    const { data: found } = row.safeParse(each)
    const [buy, sell] = [found && parseRate(found.buy), found && parseRate(found.sell)]
    return found && buy && sell ? [{ currency: found.currencyCode, buy, sell }] : []
  })
  return { day: data.day, source: data.source, rates }
}

/** The newest published rates from before a day: of the same source, or of another when it has none. */
export async function findRatesBefore(
  source: RatesSource,
  { day, source: of }: DatedRates,
): Promise<DatedRates | null> {
  const before: Where = { state: { equals: 'published' }, day: { less_than: `${day}T00:00:00.000Z` } }
  return (await findNewest(source, { ...before, source: { equals: of } })) ?? (await findNewest(source, before))
}

async function findNewest({ payload, req }: RatesSource, where: Where): Promise<DatedRates | null> {
  const { docs } = await payload.find({
    collection: 'exchange-rates',
    where,
    sort: '-day',
    limit: 1,
    pagination: false,
    depth: 0,
    ...(req ? { req } : {}),
    overrideAccess: true, // what is published is public
  })
  return docs[0] ? parseStoredRates(docs[0]) : null
}

/** The document of a day and source; null when there is none. */
export async function findRatesOf({ payload, req }: RatesSource, { day, source }: DatedRates) {
  const { docs } = await payload.find({
    collection: 'exchange-rates',
    where: { source: { equals: source }, day: { equals: `${day}T12:00:00.000Z` } },
    limit: 1,
    pagination: false,
    depth: 0,
    ...(req ? { req } : {}),
    overrideAccess: true, // only to know whether it is there
  })
  return docs[0] ?? null
}
