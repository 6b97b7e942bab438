import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { commonHeaders } from '@/src/http/security-headers'
import { defaultLocale } from '@/src/i18n/locales'
import { type PlainStatus, plainAnswer } from './plain-answer'

/** Why Node's parser gives up on a request, where that is not simply that it cannot be read. */
const statuses: Readonly<Record<string, PlainStatus>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/** How long an ended connection is still listened to, and nothing read: closed at once, it would be reset and its answer lost. */
const lingerMs = 1_000

/** Connections that were answered: whatever else arrives on them cannot be read either, which is said for each piece. */
const answered = new WeakSet<Duplex>()

/**
 * Refuses what cannot be read as a request, with the headers of every other answer, and ends the connection. There is no
 * address to take a language from: it is said in Portuguese.
 *
 * @param others headers that every answer of this port carries besides.
 */
export function answerMalformed(
  error: Error & { code?: string },
  socket: Duplex,
  others: Readonly<Record<string, string>> = {},
): void {
  if (answered.has(socket)) return
  answered.add(socket)
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { status, headers, body } = plainAnswer(statuses[error.code ?? ''] ?? 400, defaultLocale)
  const length = { 'Content-Length': String(body.length), Connection: 'close' }
  const fields = { ...commonHeaders, ...others, ...headers, ...length }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`)
  socket.end(body)
  setTimeout(() => socket.destroy(), lingerMs).unref()
}
