import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import { log } from '@/src/platform/log'
import { openClient } from './postgres-client'

const retryMs = 2_000

type Following = {
  /** The name under which the server tells. */
  notice: string
  /** Told what was said, once its transaction has ended; and nothing whenever the connection is there again, because something may have been said meanwhile. */
  tell: (said?: string) => void
  /** What the log says while the connection is not there. */
  lost: string
}

/**
 * Hears what any process at the database says under a name, whatever its machine. A connection that is lost is opened again.
 *
 * @returns what ends it.
 */
export function followNotice(following: Following): () => Promise<void> {
  const ending = new AbortController()
  const done = followUntilEnded(following, ending.signal)
  return async () => {
    ending.abort()
    await done
  }
}

async function followUntilEnded(following: Following, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await listen(following, signal)
    } catch (error) {
      log.error(following.lost, { error })
    }
    await wait(retryMs, undefined, { signal, ref: false }).catch(() => undefined) // Ended while it waits.
  }
}

/** Resolves when the connection is lost, or when it is told to end. */
async function listen({ notice, tell }: Following, signal: AbortSignal): Promise<void> {
  const client = await openClient()
  try {
    const lost = untilLost(client, signal)
    client.on('notification', ({ payload }) => tell(payload))
    await client.query(`LISTEN ${notice}`)
    tell()
    await lost
  } finally {
    await client.end()
  }
}

function untilLost(client: Client, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    // Not once: the server may end it in several words, and one that nobody hears would end the process.
    for (const event of ['error', 'end'] as const) client.on(event, () => resolve())
    signal.addEventListener('abort', () => resolve())
    if (signal.aborted) resolve()
  })
}
