import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readAcceptedEncodings } from './accepted-encodings'
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
  if (answer.status === 200 && hasTag(request, answer.headers['ETag'])) {
    response.writeHead(304, toFields(answer)).end()
    return
  }
  const { encoding, body } = chooseEncoding(request, answer)
  response.writeHead(answer.status, toFields(answer, { encoding, length: body.length }))
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** How the content of an answer is sent. */
type Sent = { encoding: 'br' | 'gzip' | undefined; length: number }

/** The fields of an answer's head. @param sent left out where no content belongs to it. */
export function toFields({ headers, brotli, gzip }: Answer, sent?: Sent): Record<string, string> {
  return {
    ...commonHeaders,
    ...headers,
    ...(brotli || gzip ? { Vary: 'Accept-Encoding' } : {}),
    ...(sent?.encoding ? { 'Content-Encoding': sent.encoding } : {}),
    ...(sent ? { 'Content-Length': String(sent.length) } : {}),
  }
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
  const header = request.headers['if-none-match']
  if (header === undefined) return false
  const known = listOf(header).map((entry) => entry.replace(/^W\//, ''))
  return tag !== undefined && (known.includes('*') || known.includes(tag.replace(/^W\//, '')))
}

function chooseEncoding(
  request: IncomingMessage,
  answer: Answer,
): { encoding: 'br' | 'gzip' | undefined; body: Buffer } {
  const accepted = readAcceptedEncodings(request.headers['accept-encoding'])
  if (answer.brotli && accepted.brotli) return { encoding: 'br', body: answer.brotli }
  if (answer.gzip && accepted.gzip) return { encoding: 'gzip', body: answer.gzip }
  return { encoding: undefined, body: typeof answer.body === 'function' ? answer.body() : answer.body }
}

function listOf(header: string | string[]): string[] {
  return String(header)
    .split(',')
    .map((entry) => entry.trim())
}
