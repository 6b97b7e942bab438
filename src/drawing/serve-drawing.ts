import { measureProcess } from '@/src/metrics/process-metrics'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import { withRequestId } from '@/src/platform/request-id'
import { withSourcePlaces } from '@/src/platform/source-places'
import { openContentFiles } from '@/src/publishing/content-files'
import { openSiteSearch } from '@/src/publishing/site-search'
import { answerQuestion, type DrawingTools } from './answer-question'
import { type DrawingOrder, type DrawingReport, drawingOrder } from './drawing-messages'

type ServeOptions = {
  /** The site's directory: what can be found on its pages stands there. It is only read. */
  directory: string
  /** Opens what draws, while pages are still being published and the index is read. */
  openTools: () => Promise<Omit<DrawingTools, 'search'>>
}

/**
 * Makes this process the one that draws: it takes orders from the process that started it, and ends when that one is gone.
 */
export function serveDrawing({ directory, openTools }: ServeOptions): void {
  const siteSearch = openSiteSearch()
  const opening = openTools()
  let tools: DrawingTools | undefined
  /** What changed while the index was being read, in order. */
  let changes: DrawingOrder[] | null = []

  async function begin({ hrefs, synonyms }: Extract<DrawingOrder, { kind: 'begin' }>): Promise<void> {
    siteSearch.setSynonyms(synonyms)
    const known = new Set(hrefs)
    for await (const { href, search } of openContentFiles(directory).readSearch())
      if (known.has(href)) siteSearch.put(href, search)
    for (const change of changes ?? []) follow(change)
    changes = null
    tools = { ...(await opening), search: siteSearch.search }
    report({ kind: 'ready' })
  }

  function follow(order: DrawingOrder): void {
    if (order.kind === 'put') siteSearch.put(order.href, order.entries)
    else if (order.kind === 'remove') siteSearch.remove(order.href)
    else if (order.kind === 'synonyms') siteSearch.setSynonyms(order.synonyms)
  }

  async function answer({ id, question }: Extract<DrawingOrder, { kind: 'ask' }>): Promise<void> {
    try {
      if (!tools) throw new Error('It is not ready yet')
      const found = await answerQuestion(question, tools)
      report({ kind: 'answer', id, answer: found, memory: process.memoryUsage.rss() })
    } catch (error) {
      // With the request, which whoever hears of it does not name.
      if (env.hasRequestLog) log.error('What a visitor asked for could not be drawn', { kind: question.kind })
      report({ kind: 'failed', id, reason: error instanceof Error ? error.message : String(error) })
    }
  }

  const measure = env.metrics ? measureProcess() : () => []

  opening.catch(endProcess)
  process.on('message', (message) => {
    const order = drawingOrder.parse(message)
    if (order.kind === 'begin') void begin(order).catch(endProcess)
    else if (order.kind === 'ask') void withRequestId(order.request, () => answer(order))
    else if (order.kind === 'metrics') report({ kind: 'metrics', metrics: measure() })
    else if (changes) changes.push(order)
    else follow(order)
  })
  process.once('disconnect', () => process.exit(0))
  // Ctrl-C reaches every process of the terminal: what is under way is still drawn, and the end comes from the other process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
}

function endProcess(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? withSourcePlaces(error.stack ?? error.message) : String(error)}\n`)
  process.exit(1)
}

function report(message: DrawingReport): void {
  // Nobody is there to tell once the channel is closed, and then this process ends too.
  if (process.connected) process.send?.(message)
}
