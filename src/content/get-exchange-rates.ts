import {
  type ExchangeRateFieldsFragment,
  LatestExchangeRatesDocument,
  RateHistoryDocument,
} from '@/graphql/generated/operations'
import { chooseRates } from '@/site/schemas/exchange-rates/choose-rates'
import type { DatedRates, PublishedRates } from '@/site/schemas/exchange-rates/dated-rates'
import { parseRate } from '@/site/schemas/exchange-rates/parse-rate'
import { type RateHistory, toRateHistory } from '@/site/schemas/exchange-rates/rate-history'
import type { ContentClient } from './client'

/** Reads the exchange rates that visitors see. @returns null when none are published. */
export async function getExchangeRates(client: ContentClient): Promise<PublishedRates | null> {
  const { Own, Reference, ExchangeSettings } = await client.query(LatestExchangeRatesDocument, {})
  const published = [...(Own?.docs ?? []), ...(Reference?.docs ?? [])].map(toDatedRates)
  return chooseRates(published, {
    shownSource: ExchangeSettings?.shownSource ?? 'newest',
    businessDays: ExchangeSettings?.businessDays ?? 1,
    holidays: ExchangeSettings?.holidays ?? [],
  })
}

/** Reads what went before the exchange rates that visitors see. @returns null when none are published. */
export async function getRateHistory(client: ContentClient): Promise<RateHistory | null> {
  const shown = await getExchangeRates(client)
  if (!shown) return null
  const { ExchangeRates } = await client.query(RateHistoryDocument, { source: shown.source })
  return toRateHistory(shown, (ExchangeRates?.docs ?? []).map(toDatedRates))
}

function toDatedRates({ day, source, rates }: ExchangeRateFieldsFragment): DatedRates {
  return {
    day: day.slice(0, 10),
    source,
    rates: (rates ?? []).flatMap(({ currencyCode, buy, sell }) => {
      const [bought, sold] = [parseRate(buy ?? ''), parseRate(sell ?? '')]
      return currencyCode && bought && sold ? [{ currency: currencyCode, buy: bought, sell: sold }] : []
    }),
  }
}
