import { dataPolicy } from '@/src/http/policy'
import { pageCaching } from '@/src/http/security-headers'
import { speculationRulesPath } from '@/src/http/speculation-rules'
import { log } from '@/src/platform/log'
import { inSpan } from '@/src/platform/spans'
import type { SearchEntry } from '@/src/search/search-entry'
import type { PageData } from './content-files'
import type { Edition } from './edition'
import { type FinishedHead, type FinishedPage, finishPage } from './finished-page'
import { nameFrameIn } from './frame/frame-name'
import type { FramesOfSite } from './frame/frames-of-site'
import { putAroundBare } from './frame/put-around-bare'
import { hardenHtml } from './harden-html'
import { pageKey } from './page-file'
import type { IslandScripts } from './place-scripts'
import type { Renderer, Rendering } from './renderer'

type DrawOptions = {
  /** The newest row of the feed that was known before drawing began. */
  seq: number
  /** The newest row that changed what stands around every page. */
  frameSeq: number
  isSecure: boolean
  edition: Edition
  /** Where the forms of the site may post to, besides the site itself. */
  formOrigins: readonly string[]
  /** Called with the uploaded files that the page names, before anybody sees the page. */
  bringUploads?: ((paths: readonly string[]) => Promise<void>) | undefined
  islands?: IslandScripts | null
  /** What stands around pages now: drawn once and put around each, which is drawn without. Nothing draws each page with its own. */
  frames?: FramesOfSite | undefined
}

/** A drawn page with the data beside it. */
export type DrawnPage = { page: FinishedPage; data: PageData }

/** A page has at most this many blocks worth looking through for one that fails. */
const mostBlocks = 80

/**
 * Draws and finishes the page of an address.
 *
 * @returns null when no published document has the address.
 * @throws when the page cannot be drawn, also not without the blocks that fail: what visitors have stays as it is.
 */
export async function drawPage(renderer: Renderer, href: string, options: DrawOptions): Promise<DrawnPage | null> {
  const rendering = await inSpan(
    { name: 'draw a page', kind: 'internal', attributes: { 'url.path': href }, beginsTrace: true },
    () => renderWhatWorks(renderer, href, options),
  )
  if (rendering.status === 404) return null
  if (rendering.status !== 200) throw new Error(`Drawing ${href} answered ${rendering.status}`)
  const { seq } = options
  if (!rendering.contentType.startsWith('text/html')) {
    const headers = {
      'Content-Type': rendering.contentType,
      'Content-Security-Policy': dataPolicy,
      'Cache-Control': pageCaching,
    }
    const page = await finishPage({ href, status: 200, headers, tags: [...rendering.tags], seq, body: rendering.body })
    return { page, data: { content: null, answers: null, search: [] } }
  }
  const hardened = hardenHtml(rendering.body.toString('utf8'), options)
  const { contentSecurityPolicy, notes, uploads, shownPictures, shownForms, text } = hardened
  const html = notes.isBare ? await putAroundBare(hardened, href, options) : hardened.html
  if (html === null) return drawPage(renderer, href, { ...options, frames: undefined })
  await options.bringUploads?.(uploads)
  const { tags, frames, place, listedOn, parameters, picture, content, answers, search } = notes
  const page = await finishPage({
    href,
    status: statusOf(href),
    headers: notes.isConfidential
      ? { ...htmlHeaders(contentSecurityPolicy), ...confidentialHeaders }
      : {
          ...htmlHeaders(contentSecurityPolicy),
          'Speculation-Rules': `"${speculationRulesPath}"`,
          'Cache-Control': pageCaching,
        },
    tags,
    frames: frames.map((name) => nameFrameIn(options.edition, name)),
    place,
    listedOn,
    parameters,
    picture,
    shownPictures: [...shownPictures],
    ...(shownForms.length > 0 && { shownForms: [...shownForms] }),
    seq,
    body: Buffer.from(html),
  })
  const data = {
    content: content === undefined ? null : JSON.stringify(content),
    answers: parameters.length > 0 ? JSON.stringify(answers) : null,
    search: withText(search, text),
  }
  return { page, data }
}

type ComputeOptions = Pick<DrawOptions, 'frameSeq' | 'isSecure' | 'islands' | 'formOrigins'>

/**
 * Draws a finished page once more, for what a visitor asks of it, from what it was drawn from: the CMS is not asked.
 *
 * @param query the parameters, in the page's own order.
 * @param options.posted names the form that is shown again. @see withPostedForm
 * @throws when the page cannot be drawn.
 */
export async function computePage(
  renderer: Pick<Renderer, 'render'>,
  { href, status, tags, seq }: FinishedHead,
  query: string,
  options: ComputeOptions & { posted?: string },
): Promise<FinishedPage> {
  const { frameSeq, posted } = options
  const address = query === '' ? href : `${href}?${query}`
  const rendering = await renderer.render(address, {
    frameSeq,
    answersOf: pageKey(href),
    ...(posted === undefined ? {} : { posted }),
  })
  if (rendering.status !== 200) throw new Error(`Computing ${href} answered ${rendering.status}`)
  const { html, contentSecurityPolicy, notes } = hardenHtml(rendering.body.toString('utf8'), options)
  const headers = {
    ...htmlHeaders(contentSecurityPolicy),
    ...(notes.isConfidential ? confidentialHeaders : { 'Speculation-Rules': `"${speculationRulesPath}"` }),
    // What a visitor typed is nobody else's: no shared cache keeps the answer, and no search engine lists it.
    'Cache-Control': notes.isConfidential || posted !== undefined ? 'no-store' : 'private, no-cache',
    'X-Robots-Tag': 'noindex',
  }
  return finishPage({ href, status, headers, tags, seq, body: Buffer.from(html) }, 'least')
}

/** A page is found by all that it says; a question and a file by what is said of them. */
function withText([page, ...others]: readonly SearchEntry[], text: string): SearchEntry[] {
  return page ? [{ ...page, text: `${page.text} ${text}`.trim() }, ...others] : []
}

/** Of a page that nobody may be seen on: it is kept nowhere, and no other page learns where one came from. */
const confidentialHeaders = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' } as const

function htmlHeaders(contentSecurityPolicy: string): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy,
  }
}

/** Pages that are drawn like any other and answered with the status they are about. */
function statusOf(href: string): number {
  if (href.endsWith('/page-not-found')) return 404
  return href.endsWith('/server-error') ? 500 : 200
}

type Asked = Pick<DrawOptions, 'frameSeq' | 'frames'>

async function renderWhatWorks(renderer: Renderer, href: string, { frameSeq, frames }: Asked): Promise<Rendering> {
  const asked = { frameSeq, ...(frames?.arePutAround(frameSeq) ? { isBare: true } : {}) }
  const whole = await renderer.render(href, asked)
  if (whole.status < 500) return whole
  const failing = await findFailingBlocks(renderer, href)
  if (failing.length === 0) return whole
  log.error('Blocks failed and were left out of a page', { href, positions: failing })
  return renderer.render(href, { ...asked, blocks: { without: failing } })
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
