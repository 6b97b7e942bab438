import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import { fetchAnswer } from './fetch-answer'
import type { RateTurn } from './rate-turn'
import { takeRates } from './take-rates'

/** Staff and visitors wait for nobody: a source that takes longer is asked again at the next turn. */
const timeLimitMs = 10_000

/** How soon a process notices that it is its turn now. */
const lookMs = 1_000

/**
 * Asks the source of exchange rates again and again, when one is set, as long as this process runs.
 *
 * @param isOurs whether it is for this process to ask; another one at the same database may.
 */
export function followRateSource(payload: Payload, isOurs: () => boolean): void {
  const url = env.exchangeRatesUrl
  if (url) void follow(payload, url, isOurs)
}

async function follow(payload: Payload, url: string, isOurs: () => boolean): Promise<void> {
  for (;;) {
    const mayAsk = isOurs()
    if (mayAsk) await takeAndNote(payload, url)
    await wait(mayAsk ? env.exchangeRatesEverySeconds * 1000 : lookMs, undefined, { ref: false })
  }
}

async function takeAndNote(payload: Payload, url: string): Promise<void> {
  try {
    await note(payload, await takeTurn(payload, url))
  } catch (error) {
    log.error('What came of asking for exchange rates could not be written down', { error })
  }
}

async function takeTurn(payload: Payload, url: string): Promise<RateTurn> {
  try {
    const turn = await takeRates(payload, () => fetchAnswer(url, { timeLimitMs }))
    if (turn.outcome === 'silent' || turn.outcome === 'unreadable')
      log.error('The source of exchange rates gave none', { reason: turn.reason })
    return turn
  } catch (error) {
    log.error('Exchange rates could not be stored', { error })
    return { outcome: 'failed' }
  }
}

async function note(payload: Payload, turn: RateTurn): Promise<void> {
  await payload.updateGlobal({
    slug: 'rate-source',
    data: { askedAt: new Date().toISOString(), turn },
    depth: 0,
    overrideAccess: true, // the platform's own notes: no person writes them
  })
}
