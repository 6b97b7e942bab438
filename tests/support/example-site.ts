import { channel } from 'node:diagnostics_channel'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { formVersion } from '@/src/forms/versions/form-version'
import type { LinkPicture } from '@/src/link-pictures/link-picture'
import type { Place } from '@/src/publications/place'
import { publicationChannel, publicationFeed } from '@/src/publications/publication'
import { publishingNotesId } from '@/src/publications/publishing-notes'
import type { SiteFacts } from '@/src/publications/site-index'
import { cardTag, childrenTag, documentTag, globalTag, listTag, type Tag } from '@/src/publications/tags'
import { nameFrame } from '@/src/publishing/frame/frame-name'
import { toFramePath } from '@/src/publishing/frame/page-frame'
import type { Renderer, Rendering, RenderOptions } from '@/src/publishing/renderer'

const hrefsOf = z.partialRecord(z.enum(['pt', 'en']), z.string())
const document = z.object({
  id: z.number().int(),
  hrefs: hrefsOf,
  title: z.string(),
  /** The documents whose titles the page shows. */
  links: z.array(z.number().int()),
})
type Document = z.infer<typeof document>

/** One save of an editor. The list of all of them is the content, and the feed: the first has number 1. */
export const exampleChange = z.union([
  z.object({ kind: z.literal('document'), document }),
  z.object({ kind: z.literal('deletion'), id: z.number().int() }),
  z.object({ kind: z.literal('form'), version: formVersion }),
  z.object({ kind: z.literal('frame'), text: z.string(), links: z.array(z.number().int()) }),
])
export type ExampleChange = z.infer<typeof exampleChange>

/** How the CMS is unwell: it breaks the connection, answers with an error, or with something else. */
export type Trouble = 'throws' | 500 | 'garbage'

type Frame = { text: string; tags: readonly Tag[] }

type ExampleOptions = {
  /** Numbers from 0 to 1, the same again for the same seed. */
  random: () => number
  /** The longest pause while a page is drawn. */
  mostDelayMs?: number
  /** What was published earlier. */
  changes?: readonly ExampleChange[]
  /** Whether links to the pages show pictures. */
  hasPictures?: boolean
}

/** What the example says of the site besides its pages. */
type ExampleFacts = Pick<SiteFacts, 'internetBankingUrls' | 'redirects'> & Partial<Pick<SiteFacts, 'documentHrefs'>>

export type ExampleSite = {
  renderer: Renderer
  /** Saves a change and announces it, as the CMS does. */
  publish: (change: ExampleChange) => void
  /** What a visitor should read at an address, drawn at once; null when nothing is there. */
  expected: (href: string) => string | null
  hrefs: () => string[]
  /** The number of the last row of the feed. */
  newest: () => number
  /** The addresses that were drawn since this was last asked. */
  takeDrawn: () => string[]
  setTrouble: (concerns: (href: string) => Trouble | null) => void
  setFacts: (facts: ExampleFacts) => void
}

/** A small site with real races: every page reads its parts at random moments while it is drawn, and pages share a frame. */
export function createExampleSite({
  random,
  mostDelayMs = 0,
  changes: earlier = [],
  hasPictures = false,
}: ExampleOptions): ExampleSite {
  const changes = [...earlier]
  let drawn: string[] = []
  let troubleOf: (href: string) => Trouble | null = () => null
  let facts: ExampleFacts = {
    redirects: [],
    internetBankingUrls: { private: 'https://ib.example/in', corporate: 'https://ib.example/in' },
  }
  /** What the parts of the site that stand around every page were when they were last read, as Next keeps them. */
  let shared: { frameSeq: number; frame: Promise<Frame> } | undefined
  const documents = () => currentDocuments(changes)
  const pause = () => (mostDelayMs > 0 ? wait(Math.floor(random() * mostDelayMs)) : Promise.resolve())

  async function readFrame(): Promise<Frame> {
    await pause()
    const { text, links } = changes.findLast((change) => change.kind === 'frame') ?? { text: '', links: [] }
    await pause()
    return { text: `${text} ${titlesOf(links, documents())}`, tags: ['global:Header', ...cardsOf(links)] }
  }

  function loadFrame(frameSeq: number | undefined): Promise<Frame> {
    if (frameSeq === undefined) return readFrame()
    if (!shared || shared.frameSeq < frameSeq) shared = { frameSeq, frame: readFrame() }
    return shared.frame
  }

  async function drawDocument(href: string, frameSeq: number | undefined): Promise<Rendering> {
    const frame = await loadFrame(frameSeq)
    await pause()
    const found = find(documents(), href)
    if (href.endsWith(toFramePath(null))) return toPage(frame, '', [])
    if (href.endsWith('/page-not-found') || href.endsWith('/server-error')) return toPage(frame, 'sorry', frame.tags)
    if (!found) return answer(404, 'text/html', 'nothing here')
    await pause()
    const titles = titlesOf(found.links, documents())
    await pause()
    const picture = hasPictures ? examplePicture(found.title) : undefined
    const tags = [documentTag('Page', found.id), ...cardsOf(found.links)]
    return toPage(frame, `${found.title} ${titles}`, tags, {
      picture,
      place: { path: href, section: null, alternateHref: '/' },
    })
  }

  async function render(href: string, { frameSeq }: RenderOptions = {}): Promise<Rendering> {
    const trouble = troubleOf(href)
    if (trouble === 'throws') throw new Error('The connection broke')
    if (trouble === 'garbage') return answer(200, 'application/json', '<p>not JSON</p>')
    if (trouble) return answer(trouble, 'text/plain', 'failed')
    const url = new URL(href, 'http://localhost')
    const after = Number(url.searchParams.get('after'))
    if (url.pathname === '/publications') return json(feedAfter(changes, after))
    if (href === '/site-facts') return json({ ...facts, tags: [childrenTag(null)] })
    if (href === '/form-versions')
      return json(changes.flatMap((change) => (change.kind === 'form' ? change.version : [])))
    if (href === '/site-index') return json({ hrefs: allHrefs(documents()) })
    drawn.push(href)
    if (href === '/robots.txt' || href === '/manifest.webmanifest') return answer(200, 'text/plain', 'fixed')
    return drawDocument(href, frameSeq)
  }

  return {
    renderer: { render, close: () => Promise.resolve() },
    publish: (change) => {
      changes.push(change)
      channel(publicationChannel).publish({ seq: changes.length })
    },
    expected: (href) => {
      const found = find(documents(), href)
      if (!found) return null
      const frame = changes.findLast((change) => change.kind === 'frame') ?? { text: '', links: [] }
      const around = `${frame.text} ${titlesOf(frame.links, documents())}`
      return toText(around, `${found.title} ${titlesOf(found.links, documents())}`)
    },
    hrefs: () => allHrefs(documents()),
    newest: () => changes.length,
    takeDrawn: () => {
      const taken = drawn
      drawn = []
      return taken
    },
    setTrouble: (concerns) => {
      troubleOf = concerns
    },
    setFacts: (changed) => {
      facts = changed
    },
  }
}

/** Numbers from 0 to 1 that are the same again for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

function currentDocuments(changes: readonly ExampleChange[]): Map<number, Document> {
  const documents = new Map<number, Document>()
  for (const change of changes) {
    if (change.kind === 'document') documents.set(change.document.id, change.document)
    if (change.kind === 'deletion') documents.delete(change.id)
  }
  return documents
}

function feedAfter(changes: readonly ExampleChange[], after: number): z.infer<typeof publicationFeed> {
  const rows = changes.map((change, position) => ({
    seq: position + 1,
    tags: tagsOf(change),
    hrefs: hrefsAfter(change),
  }))
  // Short answers, so that reading on is part of every test.
  const publications = rows.slice(after, after + 3)
  return publicationFeed.parse({ newest: publications.at(-1)?.seq ?? changes.length, publications })
}

function hrefsAfter(change: ExampleChange) {
  if (change.kind === 'form') return { pt: `/_forms/${change.version.formKey}` }
  return change.kind === 'document' ? { pt: null, en: null, ...change.document.hrefs } : {}
}

function tagsOf(change: ExampleChange): Tag[] {
  if (change.kind === 'form') return [cardTag('Form', 1), listTag('FormVersion')]
  if (change.kind === 'frame') return [globalTag('Header')]
  const id = change.kind === 'document' ? change.document.id : change.id
  return [documentTag('Page', id), cardTag('Page', id), childrenTag(null)]
}

function find(documents: ReadonlyMap<number, Document>, href: string): Document | undefined {
  return [...documents.values()].find(({ hrefs }) => Object.values(hrefs).includes(href))
}

function allHrefs(documents: ReadonlyMap<number, Document>): string[] {
  return [...documents.values()].flatMap(({ hrefs }) => Object.values(hrefs))
}

function titlesOf(ids: readonly number[], documents: ReadonlyMap<number, Document>): string {
  return ids.map((id) => documents.get(id)?.title ?? 'gone').join(' ')
}

function cardsOf(ids: readonly number[]): Tag[] {
  return ids.map((id) => cardTag('Page', id))
}

function toText(frame: string, main: string): string {
  return `<header>${frame}</header><main>${main}</main><footer></footer>`
}

/** What a link to the page of a document shows. */
export function examplePicture(title: string): LinkPicture {
  return { title, label: '', bankName: 'bank', source: '', figureSeed: title, section: 'general' }
}

function toPage(
  { text: around }: Frame,
  main: string,
  tags: readonly Tag[],
  { picture, place }: { picture?: LinkPicture | undefined; place?: Place } = {},
): Rendering {
  const frames = [nameFrame({ facts: 'the same in every frame', around })]
  const notes = JSON.stringify({ tags, frames, place, picture, content: { main } })
  const script = `<script type="application/json" id="${publishingNotesId}">${notes}</script>`
  const text = toText(around, main)
  return answer(
    200,
    'text/html; charset=utf-8',
    `<!DOCTYPE html><html><head>${script}</head><body>${text}</body></html>`,
  )
}

function json(value: unknown): Rendering {
  return answer(200, 'application/json', JSON.stringify(value))
}

function answer(status: number, contentType: string, text: string, tags: readonly Tag[] = []): Rendering {
  return { status, contentType, body: Buffer.from(text), tags }
}
