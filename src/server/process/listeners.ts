import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { transportSecurityName } from '@/src/http/security-headers'
import { send } from '@/src/http/send'
import { localeOf } from '@/src/links/to-href'
import { answerMalformed } from '../guard/malformed-request'
import { plainAnswer } from '../guard/plain-answer'
import { namesTwoHosts } from '../guard/two-hosts'
import { answerInTurn } from './answer-in-turn'
import { closeServer } from './close-server'
import { followConnections } from './connections'
import { healthAnswer } from './health'
import type { ConnectionFields, QuickListener } from './quick-listener'
import { shareConnections } from './share-connections'
import { takePort } from './take-port'
import type { RequestWatch } from './watch-requests'

/** Takes over a connection whose browser asks for another protocol. */
export type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/** A port that is already ours while the product is still getting ready. */
export type Listener = {
  port: number
  connection: ConnectionFields
  /**
   * Answers requests from now on, those that wait first; before, a request is told to come again once it has waited long enough.
   *
   * @param quick is asked before, and by those only whose connection stays open.
   */
  serve: (listener: RequestListener, quick?: QuickListener) => void
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
  /** How long one stays open on which nothing moves although something is under way, in milliseconds. */
  stalledMs?: number
  /** How long the head of a request may take, in milliseconds; a fifth more until that is noticed. */
  headMs?: number
  /** How long after its opening requests wait for somebody to answer them, in milliseconds, before they are told to come again. */
  patienceMs?: number
  /** `Strict-Transport-Security` of every answer, where the port's address is https. @see toTransportSecurity */
  transportSecurity?: string | undefined
  /** Follows every request of the port. */
  watch?: RequestWatch | undefined
  /** Whether what has neither a length nor an encoding is taken to have ended with its head, as RFC 9112 6.3 says; nobody can read on then. */
  endsWithHead?: boolean
}

/** Visitors come once and go; their connections are many. */
const visitorIdleMs = 5_000
/** Those who work in the CMS come again and again: longer than proxies and browsers keep a connection, which would use a closed one. */
export const staffIdleMs = 75_000

/**
 * Longer than a visitor's answer is waited for. Who takes nothing of an answer would keep it in memory for good: it is as large as the
 * page, and connections are many.
 */
const visitorStalledMs = 120_000
/** A browser sends its head in one piece; over the slowest network that is a second. */
const longestHeadMs = 10_000
/** A release of many pages is checked page by page before its answer is there. */
export const staffStalledMs = 900_000

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
  stalledMs = visitorStalledMs,
  headMs = longestHeadMs,
  patienceMs = 0,
  transportSecurity,
  watch,
  endsWithHead = false,
}: ListenerOptions): Promise<Listener> {
  /** Requests that nobody can answer yet; null when none waits any more. */
  let early: (() => void)[] | null = patienceMs > 0 ? [] : null
  const endWaiting = () => {
    const waiting = early ?? []
    early = null
    for (const goOn of waiting) goOn()
  }
  let current: RequestListener = (request, response) => {
    const url = request.url ?? '/'
    // Whoever watches over the process must not take one that is filling its site for one that has died.
    const state = healthAnswer(url.split('?')[0] ?? '/', null)
    if (!state && early) early.push(() => current(request, response))
    else send(request, response, state ?? plainAnswer(503, localeOf(url)))
  }
  let quick: QuickListener = () => false
  let isClosing = false
  /** Requests that have come while the port is being closed; null when they are answered as they come. */
  let held: (() => void)[] | null = null
  const answerInItsTurn = answerInTurn((request, response) => {
    const isOdd = namesTwoHosts(request)
    if (!isOdd && !isClosing && !watch?.namesRequests && quick(request, response)) return
    // Said in the answer, so that the client opens its next connection elsewhere.
    if (isClosing) response.shouldKeepAlive = false
    if (transportSecurity !== undefined) response.setHeader(transportSecurityName, transportSecurity)
    if (isOdd) {
      response.shouldKeepAlive = false
      return send(request, response, plainAnswer(400, localeOf(request.url ?? '/')))
    }
    if (held) held.push(() => current(request, response))
    else current(request, response)
  })
  const answer: RequestListener = (request, response) => {
    connections.note(request, response)
    if (watch) watch.follow(request, response, () => answerInItsTurn(request, response))
    else answerInItsTurn(request, response)
  }
  const server = createServer(
    {
      headersTimeout: headMs,
      // Node looks at all connections this often, and by itself only every half minute.
      connectionsCheckingInterval: headMs / 5,
      // Somebody who sends five megabytes over a slow mobile network needs minutes; nothing but a form has a body.
      requestTimeout: 300_000,
      keepAliveTimeout: idleMs,
      maxHeaderSize: 16_384,
      // Node would answer by itself, without our headers; the guard refuses a request that names no host.
      requireHostHeader: false,
      optimizeEmptyRequests: endsWithHead,
    },
    answer,
  )
  const connections = followConnections(server)
  shareConnections(server)
  server.maxHeadersCount = 100
  server.timeout = stalledMs
  server.on('clientError', (error, socket) => answerMalformed(error, socket, fieldsOf(transportSecurity)))
  // Expectations other than 100-continue: answered like any request, as RFC 9110 10.1.1 allows.
  server.on('checkExpectation', answer)
  // The product speaks no other protocol; without this, Node would hand the raw connection on.
  let currentUpgrade: UpgradeListener = (_request, socket) => socket.destroy()
  const upgraded = new Set<Duplex>()
  server.on('upgrade', (request, socket, head) => {
    upgraded.add(socket)
    // Another protocol may be silent for as long as it likes.
    if (socket instanceof Socket) socket.setTimeout(0)
    socket.once('close', () => upgraded.delete(socket))
    currentUpgrade(request, socket, head)
  })
  await takePort(server, { port, host, setting })
  if (early) setTimeout(endWaiting, patienceMs).unref()
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    connection: { idleMs, transportSecurity },
    serve: (listener, quickListener) => {
      current = listener
      quick = quickListener ?? quick
      endWaiting()
    },
    serveUpgrades: (listener) => {
      currentUpgrade = listener
    },
    close: (limitMs) => {
      isClosing = true
      endWaiting()
      held = []
      for (const socket of upgraded) socket.destroy()
      const isClosed = () => {
        for (const goOn of held ?? []) goOn()
        held = null
      }
      return closeServer(server, connections, { limitMs, isClosed })
    },
  }
}

function fieldsOf(transportSecurity: string | undefined): Readonly<Record<string, string>> {
  return transportSecurity === undefined ? {} : { [transportSecurityName]: transportSecurity }
}
