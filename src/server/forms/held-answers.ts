import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { gunzipSync, gzipSync } from 'node:zlib'
import { z } from 'zod'
import type { Answer } from '@/src/http/send'
import { openSealedText, sealText } from '@/src/platform/sealed-text'
import { neverKept } from './data-answer'
import { toNetwork } from './visitor-limits'

/** Name of the parameter of an address at which an answer to a post is read. */
export const heldAnswerParameter = 'answer'

/** For how long an answer is held, in minutes. */
const heldMinutes = 60
/** For how long a page is held that shows a code, or what a code finds: as long as whoever presses twice is told the same again. */
export const codeMinutes = 10
/** How much is held, in bytes as it is sealed: a page of a form takes some 20,000. */
const mostBytes = { each: 400_000, ofNetwork: 3_000_000, ofAll: 24_000_000 } as const
const forgetEveryMs = 60_000
/** 128 bits, in the letters of base64url. */
const tokenBytes = 16
const longestToken = 40

type Held = { sealed: string; network: string; walk: string; until: number }

type ToHold = {
  /** The address at which it is read again, without parameters. */
  href: string
  /** What is filled in: all that is held of it is forgotten together. By default that of the page it was posted from. */
  walk?: string | undefined
  minutes?: number
}

/** Answers to posts, each held for a while at an address of its own. */
export type HeldAnswers = {
  /**
   * Holds a page that answers a post of a browser without script, and leads there: on “Back” a browser fetches it again instead of
   * asking whether to send the form once more. @returns the answer itself where it is not held: data, a refusal of the moment, no room.
   */
  hold: (request: IncomingMessage, answer: Answer, to: ToHold) => Answer
  /** The answer that is held under a token; null when there is none any more. */
  find: (token: string) => Answer | null
  /** What is filled in on the page from which a request comes; null where that page is none of these. */
  walkOf: (request: IncomingMessage) => string | null
  /** Forgets all that is held of what is filled in. */
  forget: (walk: string | null) => void
}

/**
 * Opens a place in memory for answers to posts. Each is sealed with its token, which nobody but the browser has, so that whoever reads the
 * memory reads nothing of it. When there is no more room for a network, or for all, nothing is pushed out: those answers have no address.
 */
export function openHeldAnswers(now: () => number = Date.now): HeldAnswers {
  /** By the hash of the token, the oldest first. */
  const held = new Map<string, Held>()
  const forgetPast = () => {
    for (const [id, { until }] of held) if (until <= now()) held.delete(id)
  }
  setInterval(forgetPast, forgetEveryMs).unref()
  const hasRoom = (network: string, bytes: number): boolean => {
    const all = [...held.values()]
    const own = all.filter((other) => other.network === network)
    return (
      bytes <= mostBytes.each && sizeOf(own) + bytes <= mostBytes.ofNetwork && sizeOf(all) + bytes <= mostBytes.ofAll
    )
  }
  const walkOf = (request: IncomingMessage) => held.get(toId(readToken(request.headers.referer ?? '')))?.walk ?? null
  return {
    walkOf,
    hold: (request, answer, { href, walk = walkOf(request) ?? randomBytes(tokenBytes).toString('hex'), minutes }) => {
      if (request.headers['sec-fetch-mode'] !== 'navigate' || !isPage(answer)) return answer
      forgetPast()
      const token = randomBytes(tokenBytes).toString('base64url')
      const sealed = sealAnswer(token, answer)
      const network = toNetwork(request)
      if (!hasRoom(network, sealed.length)) return answer
      held.set(toId(token), { sealed, network, walk, until: now() + (minutes ?? heldMinutes) * 60_000 })
      const Location = `${href}?${new URLSearchParams({ [heldAnswerParameter]: token })}`
      return { status: 303, headers: { ...neverKept, Location }, body: Buffer.alloc(0) }
    },
    find: (token) => {
      forgetPast()
      const found = token.length > longestToken ? undefined : held.get(toId(token))
      return found ? openAnswer(token, found.sealed) : null
    },
    forget: (walk) => {
      for (const [id, other] of held) if (other.walk === walk) held.delete(id)
    },
  }
}

function sizeOf(held: readonly Held[]): number {
  return held.reduce((sum, { sealed }) => sum + sealed.length, 0)
}

/** A page that somebody may come back to. That there were too many posts, or that nothing can be shown, holds for the moment only. */
function isPage({ status, headers }: Answer): boolean {
  const isOfTheMoment = status === 429 || status >= 500
  const isRedirect = status >= 300 && status < 400
  return !isOfTheMoment && !isRedirect && (headers['Content-Type'] ?? '').startsWith('text/html')
}

function toId(token: string): string {
  return createHash('sha256').update(`held answer ${token}`).digest('base64url')
}

/** The token in the address of the page from which something is posted. */
function readToken(referer: string): string {
  const query = referer.slice(referer.indexOf('?') + 1).split('#')[0]
  return new URLSearchParams(query).get(heldAnswerParameter) ?? ''
}

/** What an address asks for that is held. @returns null when it asks for the page that always stands there. */
export function readHeldToken(url: string): string | null {
  return new URLSearchParams(url.split('?')[1] ?? '').get(heldAnswerParameter)
}

const heldAnswer = z.object({ headers: z.record(z.string(), z.string()), gzip: z.base64() })

function sealAnswer(token: string, { headers, body, gzip }: Answer): string {
  const small = gzip ?? gzipSync(typeof body === 'function' ? body() : body)
  const written: z.input<typeof heldAnswer> = { headers: { ...headers }, gzip: small.toString('base64') }
  return sealText(token, 'held answer', JSON.stringify(written))
}

/** What was wrong when it was posted is no mistake of whoever reads it again: it is an answer like others. */
function openAnswer(token: string, sealed: string): Answer | null {
  const text = openSealedText(token, 'held answer', sealed)
  if (text === null) return null
  const { headers, gzip } = heldAnswer.parse(JSON.parse(text))
  const packed = Buffer.from(gzip, 'base64')
  return { status: 200, headers, body: () => gunzipSync(packed), gzip: packed }
}
