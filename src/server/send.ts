import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { commonHeaders } from './security-headers'

/** A whole answer, in one or more encodings of the same content. */
export type Answer = {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer
  brotli?: Buffer | undefined
  gzip?: Buffer | undefined
}

/** Sends an answer: the smallest encoding the client takes, nothing but the head for HEAD, 304 when nothing changed. */
export function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { encoding, body } = chooseEncoding(request, answer)
  const hasTag = answer.headers['ETag'] !== undefined
  const isUnchanged = answer.status === 200 && hasTag && request.headers['if-none-match'] === answer.headers['ETag']
  response.writeHead(isUnchanged ? 304 : answer.status, {
    ...commonHeaders,
    ...answer.headers,
    ...(answer.brotli || answer.gzip ? { Vary: 'Accept-Encoding' } : {}),
    ...(encoding && !isUnchanged ? { 'Content-Encoding': encoding } : {}),
    ...(isUnchanged ? {} : { 'Content-Length': String(body.length) }),
  })
  response.end(isUnchanged || request.method === 'HEAD' ? undefined : body)
}

/** A validator made from the content itself, the same in every process that has the same content. */
export function entityTag(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

function chooseEncoding(
  request: IncomingMessage,
  answer: Answer,
): { encoding: 'br' | 'gzip' | undefined; body: Buffer } {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (answer.brotli && /\bbr\b/.test(accepted)) return { encoding: 'br', body: answer.brotli }
  if (answer.gzip && /\bgzip\b/.test(accepted)) return { encoding: 'gzip', body: answer.gzip }
  return { encoding: undefined, body: answer.body }
}
