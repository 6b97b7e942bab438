import { log } from '@/src/log'
import type { FinishedPage } from './finished-page'

/** Pages that answer what a visitor asks in the address: drawn when they are asked for, and kept for a short time. */
export type ComputedPages = {
  /**
   * @param page the finished page of the address.
   * @param asked the address's parameters as they came.
   * @returns the finished page itself when nothing that it understands was asked, or when it cannot be computed now.
   */
  answer: (page: FinishedPage, asked: URLSearchParams) => Promise<FinishedPage>
}

type ComputedPagesOptions = {
  /** Draws the page for parameters that it has, in its own order. @throws when that fails. */
  compute: (page: FinishedPage, query: string) => Promise<FinishedPage>
  /** Another number whenever a page was published or taken back: a search may have shown it. */
  version?: () => number
  now?: () => number
  mostBytes?: number
}

/** How long an answer is kept. None outlives a publication: it may show what another page was. */
const keptMs = 60_000
const mostKeptBytes = 16 * 1024 * 1024
/** Drawing is work of one thread, shared with publishing. */
const mostAtOnce = 2
const mostWaiting = 30
/** Longest value that is looked at: a search may hold a sentence. */
const longestValue = 200

type Kept = { page: FinishedPage; of: FinishedPage; until: number }

export function createComputedPages({
  compute,
  version = () => 0,
  now = Date.now,
  mostBytes = mostKeptBytes,
}: ComputedPagesOptions): ComputedPages {
  const kept = new Map<string, Kept>()
  const underWay = new Map<string, Promise<FinishedPage>>()
  let bytes = 0
  let running = 0
  const waiting: (() => void)[] = []

  const drop = (key: string) => {
    const entry = kept.get(key)
    if (entry && kept.delete(key)) bytes -= sizeOf(entry.page)
  }
  const keep = (key: string, entry: Kept) => {
    drop(key)
    kept.set(key, entry)
    bytes += sizeOf(entry.page)
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break
      drop(oldest)
    }
  }

  async function inTurn(work: () => Promise<FinishedPage>): Promise<FinishedPage> {
    if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }

  async function answer(page: FinishedPage, asked: URLSearchParams): Promise<FinishedPage> {
    const query = normalise(asked, page.parameters)
    if (query === '') return page
    const key = `${version()} ${page.href}?${query}`
    const known = kept.get(key)
    if (known && known.of === page && known.until > now()) return known.page
    const same = underWay.get(key)
    if (same) return same
    if (waiting.length >= mostWaiting) return page
    const work = inTurn(() => compute(page, query)).then(
      (computed) => {
        keep(key, { page: computed, of: page, until: now() + keptMs })
        return computed
      },
      (error: unknown) => {
        // Not with its parameters: they are what a visitor typed.
        log.error('A page could not be computed; the finished one was answered', { href: page.href, error })
        return page
      },
    )
    underWay.set(key, work)
    return work.finally(() => underWay.delete(key))
  }
  return { answer }
}

/** The parameters that a page understands, each once, in the page's order; everything else is left out. */
function normalise(asked: URLSearchParams, parameters: readonly string[]): string {
  const query = new URLSearchParams()
  for (const name of parameters) {
    const value = asked.get(name)?.normalize('NFC').trim().replaceAll(/\s+/g, ' ') ?? ''
    if (value !== '' && value.length <= longestValue) query.set(name, value)
  }
  return query.toString()
}

function sizeOf({ brotli, gzip }: FinishedPage): number {
  return brotli.length + gzip.length
}
