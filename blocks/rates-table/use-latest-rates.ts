import useSWR from 'swr'
import { isPublishedRates, type PublishedRates } from '@/site/schemas/exchange-rates/dated-rates'

/** Somebody who keeps the page open sees new rates within this time, and at once when coming back to it. */
const refreshMs = 30_000

/**
 * The rates of now: those of the page until there are others. What cannot be read changes nothing, and is asked for again.
 *
 * @param href where they are, as JSON.
 * @param drawn the rates that the page was drawn with.
 */
export function useLatestRates(href: string, drawn: PublishedRates): PublishedRates {
  const { data } = useSWR(href, readRates, {
    fallbackData: drawn,
    refreshInterval: refreshMs,
    revalidateOnMount: false,
    revalidateIfStale: false,
  })
  // Newer by day, or corrected: an older document is what a cache on the way has kept.
  return data.day < drawn.day ? drawn : data
}

async function readRates(href: string): Promise<PublishedRates> {
  const answer = await fetch(href, { headers: { Accept: 'application/json' } })
  const rates: unknown = await answer.json()
  if (!isPublishedRates(rates)) throw new Error('The answer holds no rates')
  return rates
}
