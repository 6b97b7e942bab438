import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** Largest body of a few short fields that is read, in bytes. */
export const largestBody = 2048

/** Somebody's slow connection brings so little in less. */
const longestMs = 10_000

/**
 * Reads a body of a few short fields, which is so small that nothing about it takes time.
 *
 * @param most how large it may be, in bytes.
 * @returns null when it is larger, or does not come in time: the rest is not read.
 */
export async function readSmallBody(
  request: IncomingMessage,
  limitMs = longestMs,
  most = largestBody,
): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > most) return null
  const chunks: Buffer[] = []
  let size = 0
  // Ending early must not end the connection: the answer still goes out on it.
  const incoming = request.iterator({ destroyOnReturn: false })
  const stop = new AbortController()
  const deadline = wait(limitMs, 'late' as const, { signal: stop.signal, ref: false }).catch(() => 'late' as const)
  try {
    for (;;) {
      const next = await Promise.race([incoming.next(), deadline])
      if (next === 'late') return null
      if (next.done) return Buffer.concat(chunks)
      const bytes = Buffer.from(next.value)
      size += bytes.length
      if (size > most) return null
      chunks.push(bytes)
    }
  } catch (error) {
    if (request.errored || request.destroyed) return null
    throw error
  } finally {
    stop.abort()
  }
}
