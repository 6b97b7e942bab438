import type { Client } from 'pg'
import { openClient } from './postgres-client'

/**
 * A connection by which the server knows that this process is alive: what it holds there, such as a lock, ends with it. On either side it
 * is noticed within seconds when the other one is gone, also when nobody said so.
 */
export type WatchedConnection = {
  client: Client
  /** Whether it is there as far as this process knows. */
  isOpen: () => boolean
  /** Closes it without waiting for a server that may not answer any more. */
  close: () => void
}

/** So long after the last sign of this process the server ends the connection, in seconds. */
const serverPatience = { tcp_keepalives_idle: 3, tcp_keepalives_interval: 1, tcp_keepalives_count: 4 } as const

/** The same for what was sent and not received, in milliseconds; longer than `leadershipMs` in follow-leadership.ts. */
const unreceivedMs = 7_000

/** @throws UnreachableDatabase */
export async function openWatched(): Promise<WatchedConnection> {
  const client = await openClient()
  let isOpen = true
  const lost = () => {
    isOpen = false
  }
  // Without a listener an error would end the process.
  client.on('error', lost)
  client.on('end', lost)
  const close = () => {
    isOpen = false
    client.end().catch(() => undefined) // The server notices by itself.
  }
  try {
    const settings = [...Object.entries(serverPatience), ['tcp_user_timeout', unreceivedMs] as const]
    await client.query(settings.map(([name, value]) => `SET ${name} = ${value}`).join('; '))
    return { client, isOpen: () => isOpen, close }
  } catch (error) {
    close()
    throw error
  }
}
