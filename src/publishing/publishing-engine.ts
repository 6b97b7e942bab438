import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { locales } from '@/src/i18n/locales'
import { toHref } from '@/src/links/to-href'
import { log } from '@/src/log'
import { type Publication, publicationChannel, publicationFeed } from '@/src/publications/publication'
import { globalTag, listTag, type Tag } from '@/src/publications/tags'
import { pageCaching } from '@/src/server/security-headers'
import { drawPage } from './draw-page'
import { readEngineState, writeEngineState } from './engine-state'
import { type FinishedPage, finishPage } from './finished-page'
import { openPageStore, type PageStore } from './page-store'
import type { IslandScripts } from './place-scripts'
import { createPublishingQueue, priorities } from './publishing-queue'
import type { Renderer } from './renderer'
import { type SiteFacts, siteFacts, siteIndex } from './site-index'

/** Keeps every public page finished: draws what is published, when it is published. */
export type PublishingEngine = {
  /**
   * Brings the pages of an earlier process up to date, or draws all of them for a new edition; resolves when visitors can be
   * served.
   */
  start: () => Promise<void>
  stop: () => Promise<void>
  store: PageStore
  facts: () => SiteFacts
  /** What visitors would notice: whether the CMS answers, and how many pages are still being drawn. */
  health: () => { isFeedRead: boolean; waiting: number; failing: number }
}

type EngineOptions = {
  renderer: Renderer
  /** Where pages and progress are kept; this process alone writes there. */
  directory: string
  /** The build of the site and everything else that every page carries: a new one means drawing all pages anew. */
  edition: string
  isSecure: boolean
  /** The scripts of islands, which belong to the edition. */
  islands?: IslandScripts | null
  onProgress: (done: number, total: number) => void
}

/** Files and pages that belong to the platform and always exist. */
const platformHrefs: readonly string[] = [
  ...locales.flatMap((locale) => [toHref(locale, '/page-not-found'), toHref(locale, '/server-error')]),
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
]

const framePages: ReadonlySet<string> = new Set(locales.map((locale) => toHref(locale, '/page-not-found')))

/** Changes that can move what the listener knows besides the pages. */
const factTags: ReadonlySet<Tag> = new Set([globalTag('SiteSettings'), listTag('Redirect'), listTag('Page')])

/** In case a wake-up was missed: the feed is also looked at this often. */
const pollEveryMs = 2_000
const mostMemoryBytes = 256 * 1024 * 1024
const retryDelaysMs = [500, 2_000, 10_000, 30_000] as const

/**
 * A restart shows nothing older than what was published before it. When that takes longer than this, the CMS is not well, and
 * visitors get the pages of the last time until they are drawn.
 */
const catchUpLimitMs = 10_000

/** Makes the engine of one site process. */
export function createPublishingEngine({
  renderer,
  directory,
  edition,
  isSecure,
  islands = null,
  onProgress,
}: EngineOptions): PublishingEngine {
  const pagesDirectory = join(directory, 'pages')
  const stateFile = join(directory, 'published.json')
  mkdirSync(pagesDirectory, { recursive: true })
  const store = openPageStore({ directory: pagesDirectory, mostBytes: mostMemoryBytes })

  let facts: SiteFacts = { redirects: [], internetBankingUrls: { private: '', corporate: '' } }
  let newest = 0
  /** The newest row that changed what stands around every page. */
  let frameSeq = 0
  let isFeedRead = false
  let isStopped = false
  let areFactsOld = false
  /** Whether every page on disk is of this edition once the queue is empty. */
  let isFilled = false
  /** Pages of the frame that do not show yet what it depends on since it changed: any row may change it again. */
  const unreadFrames = new Set(framePages)
  /** For each tag, the newest row that named it: what was drawn from before that row is old. */
  const newestByTag = new Map<Tag, Publication>()
  /** Where the document that had an address has gone since this process started; null when it is nowhere. */
  const movedTo = new Map<string, string | null>()
  const failures = new Map<string, number>()
  const timers = new Set<NodeJS.Timeout>()

  const queue = createPublishingQueue({
    draw: (href) => draw(href),
    onDrained: () => {
      newestByTag.clear()
      writeState()
    },
  })

  function writeState(): void {
    try {
      writeEngineState(stateFile, {
        edition: isFilled ? edition : null,
        seq: newest,
        unfinished: [...failures.keys()],
        facts,
      })
    } catch (error) {
      log.error('How far publishing came could not be written; a restart will repeat it', { error })
    }
  }

  async function draw(href: string): Promise<void> {
    const seq = newest
    const frame = frameSeq
    try {
      const page =
        (await drawPage(renderer, href, { seq, frameSeq: frame, isSecure, islands, formOrigins: toOrigins(facts) })) ??
        (await toRedirect(href, seq))
      if (page) await store.put(page)
      else await store.remove(href)
      failures.delete(href)
      if (frame === frameSeq) unreadFrames.delete(href)
      for (const tag of page?.tags ?? []) {
        const newer = newestByTag.get(tag)
        if (!newer || newer.seq <= seq) continue
        if (isOwnTag(tag)) noteMove(href, newer)
        queue.add(href, isOwnTag(tag) ? priorities.changed : priorities.dependent)
      }
    } catch (error) {
      // What visitors have stays as it is until drawing works again.
      const count = failures.get(href) ?? 0
      failures.set(href, count + 1)
      log.error('A page could not be drawn and will be tried again', { href, error })
      later(
        () => queue.add(href, priorities.dependent),
        retryDelaysMs[Math.min(count, retryDelaysMs.length - 1)] ?? 30_000,
      )
    }
  }

  /** The way on from an address that a document has left, also when it left it in an earlier process. */
  async function toRedirect(href: string, seq: number): Promise<FinishedPage | null> {
    const before = await store.get(href)
    const target = movedTo.has(href) ? movedTo.get(href) : before?.status === 301 ? before.headers['Location'] : null
    if (!target) return null
    const headers = { Location: target, 'Cache-Control': pageCaching }
    // It goes on depending on the document: should that move again, or disappear, so does this.
    return finishPage({ href, status: 301, headers, tags: [...store.tagsOf(href)], seq, body: Buffer.alloc(0) })
  }

  /** An address at which a document stood until this row leads to where it stands now. */
  function noteMove(old: string, { hrefs }: Publication): void {
    const now = old === '/en' || old.startsWith('/en/') ? hrefs.en : hrefs.pt
    if (now !== old) movedTo.set(old, now ?? null)
  }

  function later(work: () => void, delayMs: number): void {
    if (isStopped) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      if (!isStopped) work()
    }, delayMs)
    timers.add(timer)
  }

  async function readJson(href: string): Promise<unknown> {
    const { status, body } = await renderer.render(href)
    if (status !== 200) throw new Error(`${href} answered ${status}`)
    return JSON.parse(body.toString('utf8'))
  }

  async function refreshFacts(): Promise<void> {
    areFactsOld = false
    const before = toOrigins(facts).join(' ')
    try {
      facts = siteFacts.parse(await readJson('/site-facts'))
    } catch (error) {
      areFactsOld = true
      throw error
    }
    // Each page's policy names where its forms may post to.
    if (toOrigins(facts).join(' ') !== before) for (const href of store.hrefs()) queue.add(href, priorities.dependent)
    if (queue.size() === 0) writeState()
  }

  function apply(row: Publication): void {
    const { seq, tags, hrefs } = row
    newest = seq
    for (const tag of tags) newestByTag.set(tag, row)
    const own = Object.values(hrefs)
    // The addresses at which this very document stood until now.
    for (const old of store.dependents(tags.filter(isOwnTag))) {
      noteMove(old, row)
      queue.add(old, priorities.changed)
    }
    for (const href of own) {
      movedTo.delete(href)
      queue.add(href, priorities.changed)
    }
    const dependents = store.dependents(tags)
    // These pages show nothing but the frame: what changes them has changed it.
    if (unreadFrames.size > 0 || dependents.some((href) => framePages.has(href))) {
      frameSeq = seq
      for (const href of framePages) {
        unreadFrames.add(href)
        queue.add(href, priorities.dependent)
      }
    }
    for (const href of dependents) queue.add(href, priorities.dependent)
    if (tags.includes(listTag('Page')) || tags.includes(listTag('Tip')) || tags.includes(listTag('Person'))) {
      queue.add('/sitemap.xml', priorities.changed)
    }
  }

  let reading: Promise<void> | undefined
  let isReadAgainWanted = false
  function follow(): Promise<void> {
    if (reading) {
      isReadAgainWanted = true
      return reading
    }
    reading = readFeed().finally(() => {
      reading = undefined
      if (isReadAgainWanted && !isStopped) {
        isReadAgainWanted = false
        void follow()
      }
    })
    return reading
  }

  async function readFeed(): Promise<void> {
    try {
      for (;;) {
        const feed = publicationFeed.parse(await readJson(`/publications?after=${newest}`))
        if (!isFeedRead) log.info('The publication feed is read')
        isFeedRead = true
        if (feed.publications.length === 0) break
        for (const publication of feed.publications) apply(publication)
        if (feed.publications.some(({ tags }) => tags.some((tag) => factTags.has(tag)))) areFactsOld = true
      }
      // Only now: a changed page must not wait for what the listener knows besides.
      if (areFactsOld) await refreshFacts()
    } catch (error) {
      if (isFeedRead) log.error('The publication feed cannot be read; the pages stay as they are', { error })
      isFeedRead = false
    }
  }

  /** Draws everything. The pages of another edition stay until they are drawn anew, the ways on from moved addresses for good. */
  async function fillAll(): Promise<void> {
    writeState()
    await refreshFacts()
    await follow()
    const { hrefs } = siteIndex.parse(await readJson('/site-index'))
    const all = new Set([...platformHrefs, ...hrefs, ...store.hrefs()])
    const report = setInterval(() => onProgress(Math.max(0, all.size - queue.size()), all.size), 200)
    for (const href of all) queue.add(href, priorities.fill)
    isFilled = true
    await queue.drained()
    clearInterval(report)
  }

  async function readNewestNumber(): Promise<void> {
    for (;;) {
      const feed = publicationFeed.parse(await readJson(`/publications?after=${newest}`))
      if (feed.publications.length === 0) return
      newest = feed.newest
    }
  }

  /** Whether pages were made from a newer database than the one there is: an older one was put back, so all are drawn anew. */
  async function isAheadOfFeed(seq: number): Promise<boolean> {
    try {
      return publicationFeed.parse(await readJson(`/publications?after=${seq}`)).newest < seq
    } catch (error) {
      log.error('The CMS cannot be read at the start', { error })
      return false
    }
  }

  /** Compares what is there with what should be there: rows of the feed can be lost only together with their database. */
  async function reconcile(): Promise<void> {
    await refreshFacts()
    const { hrefs } = siteIndex.parse(await readJson('/site-index'))
    const wanted = new Set([...platformHrefs, ...hrefs])
    for (const href of wanted) if (!store.has(href)) queue.add(href, priorities.dependent)
    for (const href of store.hrefs()) if (!wanted.has(href)) queue.add(href, priorities.dependent)
    await follow()
  }

  async function reconcileUntilDone(): Promise<void> {
    try {
      await reconcile()
    } catch (error) {
      log.error('The CMS cannot be read; the pages of the last time are served', { error })
      later(() => void reconcileUntilDone(), 2_000)
    }
  }

  const onWake = () => void follow()
  return {
    store,
    facts: () => facts,
    health: () => ({ isFeedRead, waiting: queue.size(), failing: failures.size }),
    start: async () => {
      const state = readEngineState(stateFile)
      const isRestart = (await store.load()) > 0 && state !== null && !(await isAheadOfFeed(state.seq))
      if (isRestart) {
        newest = state.seq
        facts = state.facts
      } else {
        await store.clear()
        await readNewestNumber()
      }
      if (isRestart && state.edition === edition) {
        isFilled = true
        for (const href of framePages) if (store.has(href)) unreadFrames.delete(href)
        for (const href of state.unfinished) queue.add(href, priorities.dependent)
        await reconcileUntilDone()
      } else {
        await fillAll()
      }
      subscribe(publicationChannel, onWake)
      const poll = setInterval(() => void follow(), pollEveryMs)
      timers.add(poll)
      await follow()
      await Promise.race([queue.drained(), wait(catchUpLimitMs, undefined, { ref: false })])
    },
    stop: async () => {
      isStopped = true
      unsubscribe(publicationChannel, onWake)
      for (const timer of timers) clearTimeout(timer)
      await reading
      await queue.drained()
    },
  }
}

/** Whether a tag stands for a whole document that has addresses of its own. */
function isOwnTag(tag: Tag): boolean {
  return /^(?:Page|Person|Tip):\d+$/.test(tag)
}

/** The origins of the internet-banking services: the login panel is the one form that leaves the site. */
function toOrigins({ internetBankingUrls }: SiteFacts): string[] {
  const urls = Object.values(internetBankingUrls).filter((url) => URL.canParse(url))
  return [...new Set(urls.map((url) => new URL(url).origin))]
}
