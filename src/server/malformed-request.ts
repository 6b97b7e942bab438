import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type PlainStatus, plainAnswer } from './plain-answer'
import { commonHeaders } from './security-headers'

/** Why Node's parser gives up on a request, where that is not simply that it cannot be read. */
const statuses: Readonly<Record<string, PlainStatus>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * Refuses what cannot be read as a request, with the headers of every other answer, and ends the connection. There is no
 * address to take a language from: it is said in Portuguese.
 */
export function answerMalformed(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { status, headers, body } = plainAnswer(statuses[error.code ?? ''] ?? 400, 'pt')
  const fields = { ...commonHeaders, ...headers, 'Content-Length': String(body.length), Connection: 'close' }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`)
  // Destroyed once it is sent: whatever else arrives on this connection is not read.
  socket.end(body, () => socket.destroy())
}
