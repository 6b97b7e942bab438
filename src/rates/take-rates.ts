import { isDeepStrictEqual } from 'node:util'
import type { Payload } from 'payload'
import type { DatedRates } from '@/site/schemas/exchange-rates/dated-rates'
import { parseSourceAnswer, UnreadableRates } from '@/site/schemas/exchange-rates/parse-source-answer'
import { SilentSource } from './fetch-answer'
import { judgeAgainstLast } from './judge-against-last'
import type { RateTurn } from './rate-turn'
import { findRatesOf, parseStoredRates } from './stored-rates'

/**
 * Asks the source once and stores what is new. What is not plausible waits for approval, and what is published stays until then.
 *
 * @param ask gives the source's answer, and throws `SilentSource`.
 */
export async function takeRates(payload: Payload, ask: () => Promise<unknown>): Promise<RateTurn> {
  try {
    return await store(payload, parseSourceAnswer(await ask()))
  } catch (error) {
    if (error instanceof SilentSource) return { outcome: 'silent', reason: error.reason }
    if (error instanceof UnreadableRates) return { outcome: 'unreadable', reason: error.reason }
    throw error
  }
}

async function store(payload: Payload, rates: DatedRates): Promise<RateTurn> {
  const { day } = rates
  const known = await findRatesOf({ payload }, rates)
  const common = { collection: 'exchange-rates' as const, depth: 0, overrideAccess: true } // the platform's own service
  const data = {
    day: `${day}T12:00:00.000Z`,
    source: rates.source,
    rates: rates.rates.map(({ currency, buy, sell }) => ({ currencyCode: currency, buy, sell })),
    // What is not plausible is held by the hook that judges every save.
    state: 'published' as const,
  }
  if (!known) {
    const { state } = await payload.create({ ...common, data })
    return { outcome: state === 'published' ? 'published' : 'held', day }
  }
  if (isDeepStrictEqual(parseStoredRates(known), rates))
    return { outcome: known.state === 'published' ? 'unchanged' : 'held', day }
  if (known.isByHand) return { outcome: 'byHand', day }
  if (known.state === 'published') {
    const problems = await judgeAgainstLast({ payload }, rates)
    if (problems.length > 0) return { outcome: 'refused', day, problems }
  }
  const { state } = await payload.update({ ...common, id: known.id, data })
  return { outcome: state === 'published' ? 'published' : 'held', day }
}
