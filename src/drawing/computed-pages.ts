import { log } from '@/src/platform/log'
import type { FinishedPage } from '@/src/publishing/finished-page'
import type { Drawing } from './drawing'
import type { WordsInVain } from './drawing-messages'
import { NoDrawingProcess } from './no-drawing-process'

/** Pages that answer what a visitor asks in the address: drawn when they are asked for, and kept for a short time. */
export type ComputedPages = {
  /**
   * @param page the finished page of the address.
   * @param asked the address's parameters as they came.
   * @param network whose places are used.
   */
  answer: (page: FinishedPage, asked: URLSearchParams, network: string) => Promise<ComputedAnswer>
}

/** The page, the finished one itself when nothing that it understands was asked; or why there is none: never one that says something else. */
export type ComputedAnswer = Computed | 'tooMany' | 'unavailable'

type Computed = {
  page: FinishedPage
  /** What was looked for on it and not found; null when something was, or nothing was looked for. */
  inVain: WordsInVain | null
}

type ComputedPagesOptions = {
  /** Draws the page for parameters that it has, in its own order; null when the network may not ask for more. @throws when that fails. */
  compute: Drawing['page']
  /** Another number whenever a page was published or taken back: a search may have shown it. */
  version?: () => number
  now?: () => number
  mostBytes?: number
}

/** How long an answer is kept. None outlives a publication: it may show what another page was. */
const keptMs = 60_000
/** What could not be drawn is not tried again at once: whatever it is about the question would happen again. */
const failureKeptMs = 5_000
const mostKeptBytes = 16 * 1024 * 1024
const mostFailuresKept = 1_000
/** Longest value that is looked at: a search may hold a sentence. */
const longestValue = 200

type Kept = { computed: Computed; of: FinishedPage; until: number }

export function createComputedPages({
  compute,
  version = () => 0,
  now = Date.now,
  mostBytes = mostKeptBytes,
}: ComputedPagesOptions): ComputedPages {
  const kept = new Map<string, Kept>()
  const underWay = new Map<string, Promise<ComputedAnswer>>()
  /** Until when what failed is not tried again. */
  const failed = new Map<string, number>()
  let bytes = 0

  const drop = (key: string) => {
    const entry = kept.get(key)
    if (entry && kept.delete(key)) bytes -= sizeOf(entry.computed.page)
  }
  const keep = (key: string, entry: Kept) => {
    drop(key)
    kept.set(key, entry)
    bytes += sizeOf(entry.computed.page)
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break
      drop(oldest)
    }
  }
  const keepFailure = (key: string) => {
    if (failed.size >= mostFailuresKept) failed.clear()
    failed.set(key, now() + failureKeptMs)
  }

  async function draw(
    key: string,
    page: FinishedPage,
    { query, network }: { query: string; network: string },
  ): Promise<ComputedAnswer> {
    try {
      const computed = await compute({ page, query }, network)
      if (computed === null) return 'tooMany'
      keep(key, { computed, of: page, until: now() + keptMs })
      return computed
    } catch (error) {
      // Not with its parameters: they are what a visitor typed.
      log.error('A page could not be computed', { href: page.href, error })
      if (!(error instanceof NoDrawingProcess)) keepFailure(key)
      return 'unavailable'
    }
  }

  return {
    answer: async (page, asked, network) => {
      const query = normalise(asked, page.parameters)
      if (query === '') return { page, inVain: null }
      const key = `${version()} ${page.href}?${query}`
      const known = kept.get(key)
      if (known && known.of === page && known.until > now()) return known.computed
      if ((failed.get(key) ?? 0) > now()) return 'unavailable'
      const same = underWay.get(key)
      if (same) return same
      const work = draw(key, page, { query, network })
      underWay.set(key, work)
      return work.finally(() => underWay.delete(key))
    },
  }
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
