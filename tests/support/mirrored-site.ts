import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { pageCaching } from '@/src/http/security-headers'
import { type Answer, entityTag, send } from '@/src/http/send'
import { addressListPath } from '@/src/mirror/address-list'

/** A site for mirrors to follow, which answers what a test puts there. */
export type MirroredSite = {
  origin: URL
  answers: Map<string, Answer & { asks?: string[] }>
  /** Addresses that are answered and not listed. */
  hidden: Map<string, Answer>
  stop: () => Promise<void>
}

export async function startMirroredSite(port = 0): Promise<MirroredSite> {
  const answers: MirroredSite['answers'] = new Map()
  const hidden: MirroredSite['hidden'] = new Map()
  const list = (): Answer => {
    const addresses = [...answers].map(([path, { asks, ...answer }]) => ({ path, mark: markOf(answer), asks }))
    const body = Buffer.from(JSON.stringify({ build: 'one', addresses }))
    return { status: 200, headers: { 'Content-Type': 'application/json', ETag: entityTag(body) }, body }
  }
  const server: Server = createServer((request, response) => {
    const path = decodeURIComponent(request.url?.split('?')[0] ?? '/')
    const answer = path === addressListPath ? list() : (answers.get(path) ?? hidden.get(path))
    send(request, response, answer ?? { ...pageOf(`nothing at ${path}`), status: 404 })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const at = server.address()
  const chosen = typeof at === 'object' && at !== null ? at.port : port
  return {
    origin: new URL(`http://127.0.0.1:${chosen}`),
    answers,
    hidden,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A page with a policy of its own. */
export function pageOf(text: string, fields: Readonly<Record<string, string>> = {}): Answer {
  const body = Buffer.from(`<!doctype html><p>${text}</p>`)
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `default-src 'none'; style-src 'self' 'sha256-${sha256(text)}'; form-action 'self' https://bank.example`,
    'Speculation-Rules': '"/speculation-rules.json"',
    'Cache-Control': pageCaching,
    ETag: entityTag(body),
    ...fields,
  }
  return { status: 200, headers, body, brotli: brotliCompressSync(body), gzip: gzipSync(body) }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

const markOf = ({ body, ...head }: Answer) =>
  `m${createHash('sha256').update(JSON.stringify(head)).digest('hex').slice(0, 12)}`
