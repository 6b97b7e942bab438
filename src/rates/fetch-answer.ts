/** Why the source gave no answer. */
export type SilenceReason = 'unreachable' | 'slow' | 'status' | 'large' | 'noJson'

/** The source gave no answer that could be read. */
export class SilentSource extends Error {
  constructor(
    readonly reason: SilenceReason,
    cause?: unknown,
  ) {
    super(`The source of exchange rates gave no answer: ${reason}`, { cause })
  }
}

/** An answer of the central bank has some forty kilobytes. */
const mostBytes = 512 * 1024

type FetchOptions = { timeLimitMs: number }

/**
 * Asks an address for JSON. The whole answer has to arrive within the time limit.
 *
 * @throws SilentSource when there is none.
 */
export async function fetchAnswer(url: string, { timeLimitMs }: FetchOptions): Promise<unknown> {
  const limit = AbortSignal.timeout(timeLimitMs)
  const text = await readText(url, limit).catch((error: unknown) => {
    if (error instanceof SilentSource) throw error
    throw new SilentSource(limit.aborted ? 'slow' : 'unreachable', error)
  })
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new SilentSource('noJson', error)
  }
}

async function readText(url: string, signal: AbortSignal): Promise<string> {
  // Somewhere else is not where staff said that rates come from.
  const answer = await fetch(url, { signal, redirect: 'error', headers: { Accept: 'application/json' } })
  if (!answer.ok) throw new SilentSource('status')
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new SilentSource('large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
