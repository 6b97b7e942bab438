import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import type { Duplex } from 'node:stream'
import { type Connections, followConnections } from './connections'
import { answerMalformed } from './malformed-request'
import { plainAnswer } from './plain-answer'
import { PlainFailure } from './plain-failure'
import { localeOf } from './public-listener'
import { send } from './send'

/** Takes over a connection whose browser asks for another protocol. */
export type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/** A port that is already ours while the product is still getting ready. */
export type Listener = {
  port: number
  /** Answers requests from now on; before, every request is told to come again. */
  serve: (listener: RequestListener) => void
  /** Hands connections that ask for another protocol on from now on; before, they are closed. */
  serveUpgrades: (listener: UpgradeListener) => void
  /** Takes no new connection, answers what is under way and what is already on its way, and waits for that up to the limit. */
  close: (limitMs: number) => Promise<void>
}

type ListenerOptions = {
  port: number
  host: string
  setting: string
  /** How long a connection stays open that nobody uses, in milliseconds. */
  idleMs?: number
}

/** Visitors come once and go; their connections are many. */
const visitorIdleMs = 5_000
/** Those who work in the CMS come again and again: longer than proxies and browsers keep a connection, which would use a closed one. */
export const staffIdleMs = 75_000

/** How long a connection without a request stays open while the server closes: one may be on its way. */
const lastRequestMs = 500

/**
 * Opens a port before anything slow begins, so that a taken one is said at once.
 *
 * @param setting the name of the setting that chooses the port, for the sentence that says so.
 * @throws PlainFailure when the port is taken or may not be used.
 */
export async function openListener({
  port,
  host,
  setting,
  idleMs = visitorIdleMs,
}: ListenerOptions): Promise<Listener> {
  let current: RequestListener = (request, response) =>
    send(request, response, plainAnswer(503, localeOf(request.url ?? '/')))
  let isClosing = false
  const answer: RequestListener = (request, response) => {
    // Said in the answer, so that the client opens its next connection elsewhere.
    if (isClosing) response.shouldKeepAlive = false
    connections.note(request, response)
    current(request, response)
  }
  const server = createServer(
    {
      headersTimeout: 10_000,
      // Somebody who sends five megabytes over a slow mobile network needs minutes; nothing but a form has a body.
      requestTimeout: 300_000,
      keepAliveTimeout: idleMs,
      maxHeaderSize: 16_384,
      // Node would answer by itself, without our headers; the guard refuses a request that names no host.
      requireHostHeader: false,
    },
    answer,
  )
  const connections = followConnections(server)
  server.maxHeadersCount = 100
  server.on('clientError', answerMalformed)
  // Expectations other than 100-continue: answered like any request, as RFC 9110 10.1.1 allows.
  server.on('checkExpectation', answer)
  // The product speaks no other protocol; without this, Node would hand the raw connection on.
  let currentUpgrade: UpgradeListener = (_request, socket) => socket.destroy()
  const upgraded = new Set<Duplex>()
  server.on('upgrade', (request, socket, head) => {
    upgraded.add(socket)
    socket.once('close', () => upgraded.delete(socket))
    currentUpgrade(request, socket, head)
  })
  await listen(server, port, host, setting)
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    serve: (listener) => {
      current = listener
    },
    serveUpgrades: (listener) => {
      currentUpgrade = listener
    },
    close: (limitMs) => {
      isClosing = true
      for (const socket of upgraded) socket.destroy()
      return closeServer(server, connections, limitMs)
    },
  }
}

function listen(server: Server, port: number, host: string, setting: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const code = 'code' in error ? error.code : undefined
      if (code === 'EADDRINUSE') {
        reject(
          new PlainFailure(
            `Port ${port} is already in use. Stop the program that uses it, or choose another with ${setting}.`,
          ),
        )
      } else if (code === 'EACCES') {
        reject(new PlainFailure(`Port ${port} may not be used by this user. Choose one above 1023 with ${setting}.`))
      } else reject(error)
    })
    server.listen(port, host, resolve)
  })
}

async function closeServer(server: Server, connections: Connections, limitMs: number): Promise<void> {
  // The HTTP server's own `close` cuts every connection that looks idle, and goes on serving the others for as long as they ask.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
  const idle = setInterval(connections.closeIdle, lastRequestMs)
  const all = setTimeout(() => server.closeAllConnections(), limitMs)
  await closed
  clearInterval(idle)
  clearTimeout(all)
}
