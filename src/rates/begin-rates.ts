import type { Payload } from 'payload'
import { addDays } from '@/src/country/calendar'
import { localDay } from '@/src/country/local-day'
import { parseStoredRates } from './stored-rates'

/**
 * Gives a new site the sample rates that it begins with once more, for the day before it begins: those of `site/content/` have a fixed
 * day, and a converter that stops because its rates are too old would be all that anybody ever saw of it.
 */
export async function beginRates(payload: Payload): Promise<void> {
  const common = { collection: 'exchange-rates' as const, depth: 0, overrideAccess: true } // the platform, before there is anybody
  const { docs } = await payload.find({ ...common, where: { state: { equals: 'published' } }, sort: '-day', limit: 1 })
  const sample = parseStoredRates(docs[0])
  const day = addDays(localDay(Date.now()), -1)
  if (!sample || sample.day >= day) return
  const rates = sample.rates.map(({ currency, buy, sell }) => ({ currencyCode: currency, buy, sell }))
  const data = { day: `${day}T12:00:00.000Z`, source: sample.source, rates, state: 'published' as const }
  await payload.create({ ...common, data })
}
