import { Agent, type IncomingHttpHeaders, request as requestPlain } from 'node:http'
import { request as requestSecure, Agent as SecureAgent } from 'node:https'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { commonHeaders, transportSecurityName } from '@/src/http/security-headers'
import type { MirroredAnswer } from './mirrored-answer'

/** Asks the site that is mirrored, as visitors do. */
export type SiteAsker = {
  /**
   * The answer of an address in every encoding that the site has.
   *
   * @param path without escapes.
   * @param known the validator of what is here; null is returned where that still holds.
   * @throws when the site does not answer, or answers one encoding otherwise than another.
   */
  answer: (path: string, known?: string) => Promise<MirroredAnswer | null>
  stop: () => void
}

type AskerOptions = {
  /** Where the site listens. */
  origin: URL
  /** The name by which it is asked. */
  host: string
}

const timeLimitMs = 10_000
const mostAtOnce = 8

/** Of the connection, of a proxy in between, of the moment or of the encoding, and not of the answer. */
const ofNoAnswer = new Set([
  'connection',
  'keep-alive',
  'date',
  'transfer-encoding',
  'server',
  'via',
  'content-length',
  'content-encoding',
])
/** The same for all answers: nginx has them in its configuration. A policy is of each. */
const constants = new Map(
  Object.entries(commonHeaders)
    .filter(([name]) => name !== 'Content-Security-Policy')
    .map(([name, value]) => [name.toLowerCase(), value]),
)

type Received = { status: number; headers: Record<string, string>; encoding: string | undefined; body: Buffer }

/** Opens the way to a site. */
export function createSiteAsker({ origin, host }: AskerOptions): SiteAsker {
  const isSecure = origin.protocol === 'https:'
  const agent = new (isSecure ? SecureAgent : Agent)({ keepAlive: true, maxSockets: mostAtOnce })
  const ask = (path: string, fields: Readonly<Record<string, string>>): Promise<Received> =>
    new Promise((resolve, reject) => {
      const target = new URL(path.split('/').map(encodeURIComponent).join('/'), origin)
      const options = { agent, headers: { host, ...fields }, timeout: timeLimitMs }
      const request = (isSecure ? requestSecure : requestPlain)(target, options, (response) => {
        const pieces: Buffer[] = []
        response.on('data', (piece: Buffer) => pieces.push(piece))
        response.once('error', reject)
        response.once('end', () => {
          const { statusCode: status = 0, headers } = response
          const encoding = headers['content-encoding']
          resolve({ status, headers: ownFields(headers), encoding, body: Buffer.concat(pieces) })
        })
      })
      request.once('timeout', () => request.destroy(new Error(`The site has not answered in ${timeLimitMs} ms`)))
      request.once('error', reject)
      request.end()
    })
  return {
    answer: async (path, known) => {
      const first = await ask(path, { 'accept-encoding': 'br', ...(known ? { 'if-none-match': known } : {}) })
      if (first.status === 304) return null
      const { status, headers } = first
      if (!headers['vary']?.includes('Accept-Encoding')) return { status, headers, body: first.body }
      const isBrotli = first.encoding === 'br'
      const body = isBrotli ? brotliDecompressSync(first.body) : first.body
      const second = await ask(path, { 'accept-encoding': 'gzip' })
      const isSame = second.encoding === 'gzip' && gunzipSync(second.body).equals(body) && haveSame(first, second)
      if (!isSame) throw new Error('The site answered one encoding otherwise than another')
      return { status, headers, body, ...(isBrotli ? { brotli: first.body } : {}), gzip: second.body }
    },
    stop: () => agent.destroy(),
  }
}

function ownFields(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => {
      const isLeftOut = ofNoAnswer.has(name) || name === transportSecurityName.toLowerCase()
      return isLeftOut || value === undefined || constants.get(name) === String(value) ? [] : [[name, String(value)]]
    }),
  )
}

function haveSame(one: Received, other: Received): boolean {
  return one.status === other.status && JSON.stringify(one.headers) === JSON.stringify(other.headers)
}
