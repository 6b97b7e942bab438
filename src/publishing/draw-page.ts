import { log } from '@/src/log'
import { pageCaching } from '@/src/server/security-headers'
import { speculationRulesPath } from '@/src/server/speculation-rules'
import { type FinishedPage, finishPage } from './finished-page'
import { hardenHtml } from './harden-html'
import type { IslandScripts } from './place-scripts'
import type { Renderer, Rendering } from './renderer'

type DrawOptions = {
  /** The newest row of the feed that was known before drawing began. */
  seq: number
  /** The newest row that changed what stands around every page. */
  frameSeq: number
  isSecure: boolean
  /** Where the forms of the site may post to, besides the site itself. */
  formOrigins: readonly string[]
  islands?: IslandScripts | null
}

/** A page has at most this many blocks worth looking through for one that fails. */
const mostBlocks = 80

/**
 * Draws and finishes the page of an address.
 *
 * @returns null when no published document has the address.
 * @throws when the page cannot be drawn, also not without the blocks that fail: what visitors have stays as it is.
 */
export async function drawPage(renderer: Renderer, href: string, options: DrawOptions): Promise<FinishedPage | null> {
  const rendering = await renderWhatWorks(renderer, href, options.frameSeq)
  if (rendering.status === 404) return null
  if (rendering.status !== 200) throw new Error(`Drawing ${href} answered ${rendering.status}`)
  const { seq } = options
  if (!rendering.contentType.startsWith('text/html')) {
    const headers = {
      'Content-Type': rendering.contentType,
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Cache-Control': pageCaching,
    }
    return finishPage({ href, status: 200, headers, tags: [...rendering.tags], seq, body: rendering.body })
  }
  const { html, contentSecurityPolicy, tags } = hardenHtml(rendering.body.toString('utf8'), options)
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy,
    'Cache-Control': pageCaching,
    'Speculation-Rules': `"${speculationRulesPath}"`,
  }
  return finishPage({ href, status: statusOf(href), headers, tags: [...tags], seq, body: Buffer.from(html) })
}

/** Pages that are drawn like any other and answered with the status they are about. */
function statusOf(href: string): number {
  if (href.endsWith('/page-not-found')) return 404
  return href.endsWith('/server-error') ? 500 : 200
}

async function renderWhatWorks(renderer: Renderer, href: string, frameSeq: number): Promise<Rendering> {
  const whole = await renderer.render(href, { frameSeq })
  if (whole.status < 500) return whole
  const failing = await findFailingBlocks(renderer, href)
  if (failing.length === 0) return whole
  log.error('Blocks failed and were left out of a page', { href, positions: failing })
  return renderer.render(href, { frameSeq, blocks: { without: failing } })
}

async function findFailingBlocks(renderer: Renderer, href: string): Promise<number[]> {
  const withoutAny = await renderer.render(href, { blocks: { only: -1 } })
  if (withoutAny.status >= 500) return []
  const failing: number[] = []
  for (let position = 0; position < mostBlocks; position++) {
    const { status, body } = await renderer.render(href, { blocks: { only: position } })
    if (status >= 500) failing.push(position)
    else if (!body.includes('data-block=')) break
  }
  return failing
}
