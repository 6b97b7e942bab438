import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { commonHeaders } from './security-headers'

/** A whole answer, in one or more encodings of the same content. */
export type Answer = {
  status: number
  headers: Readonly<Record<string, string>>
  /** The plain content, or how to make it: nearly everybody takes an encoded one. */
  body: Buffer | (() => Buffer)
  brotli?: Buffer | undefined
  gzip?: Buffer | undefined
}

/** Sends an answer: the smallest encoding the client takes, nothing but the head for HEAD, 304 when nothing changed. */
export function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const isUnchanged = answer.status === 200 && hasTag(request, answer.headers['ETag'])
  const headers = {
    ...commonHeaders,
    ...answer.headers,
    ...(answer.brotli || answer.gzip ? { Vary: 'Accept-Encoding' } : {}),
  }
  if (isUnchanged) {
    response.writeHead(304, headers).end()
    return
  }
  const { encoding, body } = chooseEncoding(request, answer)
  response.writeHead(answer.status, {
    ...headers,
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
    'Content-Length': String(body.length),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** A validator made from the content itself, the same in every process that has the same content. */
export function entityTag(body: Buffer): string {
  return entityTagOf(createHash('sha256').update(body).digest())
}

/** The validator of the content that has this SHA-256. */
export function entityTagOf(hash: Buffer): string {
  return `W/"${hash.toString('base64url').slice(0, 22)}"`
}

/** Whether the client already has this content. A tag may come back marked weak by a proxy that compressed the answer. */
function hasTag(request: IncomingMessage, tag: string | undefined): boolean {
  const known = listOf(request.headers['if-none-match']).map((entry) => entry.replace(/^W\//, ''))
  return tag !== undefined && (known.includes('*') || known.includes(tag.replace(/^W\//, '')))
}

function chooseEncoding(
  request: IncomingMessage,
  answer: Answer,
): { encoding: 'br' | 'gzip' | undefined; body: Buffer } {
  const accepted = listOf(request.headers['accept-encoding']).filter((entry) => !/;\s*q=0(?:\.0*)?$/i.test(entry))
  const names = new Set(accepted.map((entry) => entry.split(';')[0]?.trim().toLowerCase()))
  if (answer.brotli && names.has('br')) return { encoding: 'br', body: answer.brotli }
  if (answer.gzip && names.has('gzip')) return { encoding: 'gzip', body: answer.gzip }
  return { encoding: undefined, body: typeof answer.body === 'function' ? answer.body() : answer.body }
}

function listOf(header: string | string[] | undefined): string[] {
  return String(header ?? '')
    .split(',')
    .map((entry) => entry.trim())
}
