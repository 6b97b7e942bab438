import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import { log } from '@/src/platform/log'
import { openClient } from './postgres-client'

/** As the trigger of the publication feed says it: src/cms/migrations-postgres. */
const notice = 'sona_publications'

const retryMs = 2_000

/**
 * Tells of every row that any process, on whatever machine, has brought into the publication feed: when its transaction has ended, and not
 * before. A connection that is lost is opened again; what came meanwhile is told then.
 *
 * @returns what ends it.
 */
export function followPublications(tell: () => void): () => Promise<void> {
  const ending = new AbortController()
  const following = followUntilEnded(tell, ending.signal)
  return async () => {
    ending.abort()
    await following
  }
}

async function followUntilEnded(tell: () => void, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await listen(tell, signal)
    } catch (error) {
      log.error('The database does not tell of publications; they are asked for meanwhile', { error })
    }
    await wait(retryMs, undefined, { signal, ref: false }).catch(() => undefined) // Ended while it waits.
  }
}

/** Resolves when the connection is lost, or when it is told to end. */
async function listen(tell: () => void, signal: AbortSignal): Promise<void> {
  const client = await openClient()
  try {
    const lost = untilLost(client, signal)
    client.on('notification', tell)
    await client.query(`LISTEN ${notice}`)
    tell()
    await lost
  } finally {
    await client.end()
  }
}

function untilLost(client: Client, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ['error', 'end'] as const) client.once(event, () => resolve())
    signal.addEventListener('abort', () => resolve())
    if (signal.aborted) resolve()
  })
}
