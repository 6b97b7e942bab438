import type { Writable } from 'node:stream'

type Piece = { to: Writable; bytes: Buffer; done: (error?: Error | null) => void }

let pieces: Piece[] = []

/**
 * Writes at the end of this turn of the event loop, together with all else that is answered in it: the first piece wakes whoever waits for
 * it, and finds the others on their way. Written one by one, each wakes a client or proxy of many connections again, which under load took
 * a sixth of the processor time of an answer.
 *
 * @param done is called when the bytes are handed to the system, or cannot be.
 */
export function writeTogether(to: Writable, bytes: Buffer, done: (error?: Error | null) => void): void {
  if (pieces.push({ to, bytes, done }) === 1) setImmediate(writePieces)
}

function writePieces(): void {
  const now = pieces
  pieces = []
  for (const { to, bytes, done } of now) to.write(bytes, done)
}
