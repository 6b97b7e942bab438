import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import type { Connections } from './connections'

/** A port that closes is still when so many looks in a row, each so many milliseconds after the other, find no new connection. */
const stillLooks = 4
const lookEveryMs = 5

/** More than the connections that the system holds for this process at most: 511, what Node asks for when it listens. */
const mostLooks = 600

/** How long a connection without a request stays open while the server closes: one may be on its way. */
const lastRequestMs = 500

type Closing = {
  limitMs: number
  /** Called when no further connection can come. */
  isClosed: () => void
}

/** Takes no new connection, answers what is under way and what is already on its way, and waits for that up to the limit. */
export async function closeServer(
  server: Server,
  connections: Connections,
  { limitMs, isClosed }: Closing,
): Promise<void> {
  await takeWhatHasCome(connections)
  // The HTTP server's own `close` cuts every connection that looks idle, and goes on serving the others for as long as they ask.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
  isClosed()
  const idle = setInterval(() => void lookAround().then(connections.closeIdle), lastRequestMs)
  const all = setTimeout(() => server.closeAllConnections(), limitMs)
  await closed
  clearInterval(idle)
  clearTimeout(all)
}

/**
 * Ends when no connection has come for a moment: one that the system has taken in this process's name and Node has not would be
 * reset when the port closes, with the request on it. Who waits for an answer opens no other meanwhile, so the moment comes;
 * when strangers open one after the other all the same, it ends after so many looks.
 */
async function takeWhatHasCome({ taken }: Connections): Promise<void> {
  let before = -1
  for (let still = 0, looks = 0; still < stillLooks && looks < mostLooks; looks++) {
    // Node takes one connection at a time: while they come, it is asked again at once.
    if (taken() === before) await wait(lookEveryMs)
    await lookAround()
    still = taken() > before ? 0 : still + 1
    before = taken()
  }
}

/** Ends right after Node has asked the system what has come on the connections. */
async function lookAround(): Promise<void> {
  await setImmediate()
  await setImmediate()
}
