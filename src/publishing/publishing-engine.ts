import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { formVersion } from '@/src/forms/versions/form-version'
import { locales } from '@/src/i18n/locales'
import { toHref } from '@/src/links/to-href'
import { log } from '@/src/platform/log'
import type { Publication } from '@/src/publications/publication'
import type { SiteHealth } from '@/src/publications/site-health-channel'
import { type SiteFacts, siteFacts, siteIndex } from '@/src/publications/site-index'
import { isOwnTag, listTag, type Tag } from '@/src/publications/tags'
import { openContentFiles } from './content-files'
import { createDepartures, departureIn, toFarewell } from './departures'
import { drawPage } from './draw-page'
import { readEngineState, writeEngineState } from './engine-state'
import { createFailedPages } from './failed-pages'
import type { ContentFeed } from './feed/content-feed'
import { createFeedFollower } from './feed/feed-follower'
import type { FindablePages } from './findable-pages'
import type { FinishedPage } from './finished-page'
import { type FormVersions, openFormVersions } from './form-versions'
import { createFramePages } from './frame-pages'
import type { PageHistory } from './history/page-history'
import { withHistory } from './history/with-history'
import { type LinkPictures, openLinkPictures } from './link-pictures'
import { pagesOfOtherDays } from './other-days'
import { openPageStore, type PageStore } from './page-store'
import type { IslandScripts } from './place-scripts'
import { createPublishingQueue, priorities } from './publishing-queue'
import { type Renderer, readJson } from './renderer'
import type { SiteLook } from './site-look'
import type { UploadMirror } from './upload-mirror'

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
  /**
   * Whether the public may have an uploaded file: a public document's, or a picture that a finished page shows.
   *
   * @param path the address without escapes.
   */
  isPublicUpload: (path: string) => boolean
  /** The content of a page as JSON, for other channels; null when there is none. */
  readContent: (href: string) => Promise<Buffer | null>
  /** The picture that a shared link shows. */
  readPicture: LinkPictures['read']
  /** A larger number whenever a page was published or taken back, or a search may find something else. */
  version: () => number
  /** Somebody is looking at an address: if its page is to be drawn anew, it is drawn before those that nobody looks at. */
  noteVisit: (href: string) => void
  /** What pages that are drawn for a visitor have in common with the finished ones of now. */
  look: () => SiteLook
  /** The forms that visitors may send. */
  forms: Pick<FormVersions, 'currentFormVersion' | 'loadFormVersion'>
  /** Whether there should be a page at an address, and is none that can be shown now. */
  isMissing: (href: string) => boolean
  /** What visitors would notice: whether the CMS answers, and how many pages are still being drawn. */
  health: () => Omit<SiteHealth, 'isDrawing'>
}

type EngineOptions = {
  renderer: Renderer
  /** What was published, in the order of publishing. The engine closes it when it stops. */
  feed: ContentFeed
  /** Copies the files that pages name, when the CMS and its files are elsewhere. */
  uploads?: UploadMirror | undefined
  /** Where pages and progress are kept; this process alone writes there. */
  directory: string
  /** The build of the site and everything else that every page carries: a new one means drawing all pages anew. */
  edition: string
  isSecure: boolean
  /** The scripts of islands, which belong to the edition. */
  islands?: IslandScripts | null
  /** Is told what can be found on the pages, as they change. */
  findable: FindablePages
  /** Notes what every address shows, and from when on. */
  history?: PageHistory | null
  onProgress: (done: number, total: number) => void
}

/** Files and pages that belong to the platform and always exist. */
const platformHrefs: readonly string[] = [
  ...locales.flatMap((locale) => [toHref(locale, '/page-not-found'), toHref(locale, '/server-error')]),
  '/robots.txt',
  '/manifest.webmanifest',
]

const mostMemoryBytes = 256 * 1024 * 1024

/** A CMS that did not answer is asked again after this time. */
const cmsRetryMs = 2_000

/**
 * A restart shows nothing older than what was published before it. When that takes longer than this, the CMS is not well, and
 * visitors get the pages of the last time until they are drawn.
 */
const catchUpLimitMs = 10_000

/** A page that takes longer to draw is not waited for at the stop: it is drawn after the next start. */
const stopLimitMs = 3_000

/** How often the engine looks whether a day has ended. */
const dayCheckMs = 20_000

/** Makes the engine of one site process. */
export function createPublishingEngine({
  renderer,
  feed,
  uploads,
  directory,
  edition,
  isSecure,
  islands = null,
  findable,
  history = null,
  onProgress,
}: EngineOptions): PublishingEngine {
  const contentFiles = openContentFiles(directory)
  const forms = openFormVersions(directory)
  const pagesDirectory = join(directory, 'pages')
  const stateFile = join(directory, 'published.json')
  mkdirSync(pagesDirectory, { recursive: true })
  const opened = openPageStore({
    directory: pagesDirectory,
    mostBytes: mostMemoryBytes,
    onTorn: (href) => queue.add(href, priorities.changed),
  })
  const store = history ? withHistory(opened, history) : opened

  let facts: SiteFacts = {
    redirects: [],
    internetBankingUrls: { private: '', corporate: '' },
    exchangeRates: null,
    synonyms: { pt: [], en: [] },
    documentHrefs: [],
    tags: [],
  }
  /** The paths of the files of public documents. */
  let documentPaths: ReadonlySet<string> = new Set()
  /** Another number whenever the same words may find something else on the same pages. */
  let searchVersion = 0
  let areFactsOld = false
  let areFormsOld = true
  let isStopped = false
  /** Whether every page on disk is of this edition once the queue is empty. */
  let isFilled = false
  const frame = createFramePages(store.known)
  const departures = createDepartures()
  /** Pages that are shown although files that they name are not here. */
  const incomplete = new Set<string>()
  /** For each tag, the newest row that named it: what was drawn from before that row is old. */
  const newestByTag = new Map<Tag, Publication>()
  const failed = createFailedPages((href, when) =>
    queue.add(href, when === 'soon' ? priorities.dependent : priorities.again),
  )
  /** The newest row when it was forgotten what newer rows named: what was being drawn from an older one may be old. */
  let forgottenUntil = 0
  const timers = new Set<NodeJS.Timeout>()

  const follower = createFeedFollower({
    feed,
    apply: (row) => apply(row),
    onApplied: () => refreshOldFacts(),
  })
  const queue = createPublishingQueue({
    draw: (href) => draw(href),
    onDrained: () => {
      newestByTag.clear()
      forgottenUntil = follower.newest()
      writeState()
      pictures.refresh()
    },
  })
  const pictures = openLinkPictures({
    directory: join(directory, 'pictures'),
    known: store.known,
    isIdle: () => queue.size() === 0,
  })

  function writeState(): void {
    try {
      writeEngineState(stateFile, {
        edition: isFilled ? edition : null,
        seq: follower.newest(),
        unfinished: failed.hrefs(),
        facts,
      })
    } catch (error) {
      log.error('How far publishing came could not be written; a restart will repeat it', { error })
    }
  }

  async function draw(href: string): Promise<void> {
    const seq = follower.newest()
    const frameSeq = frame.seq()
    try {
      // A page never asks visitors for what could not be judged yet when they send it.
      await freshForms()
      // An address that was taken away is finished only when it is away on disk too.
      await store.written(href)
      const drawn = await drawPage(renderer, href, {
        seq,
        frameSeq,
        isSecure,
        islands,
        formOrigins: toOrigins(facts),
        bringUploads: (paths) => bringUploads(href, paths),
      })
      const page = drawn?.page ?? (await farewellAt(href, seq))
      // First the data: a page must never be computed from what an older one was drawn from.
      if (drawn) await contentFiles.write(href, drawn.data)
      // What its document has left meanwhile is not shown, not even for the moment until it is drawn again.
      const isLeft = drawn !== null && hasLeft(drawn.page)
      findable.put(href, drawn && !isLeft ? drawn.data.search : [])
      if (!isLeft) await (page ? store.put(page) : store.remove(href))
      if (!drawn || isLeft) await contentFiles.remove(href)
      if (incomplete.has(href)) failed.noteFailure(href)
      else failed.noteSuccess(href)
      frame.noteDrawn(href, frameSeq)
      for (const other of frame.outdatedAfter(href, frameSeq)) queue.add(other, priorities.dependent)
      if (seq < forgottenUntil) queue.add(href, priorities.dependent)
      for (const tag of page?.tags ?? []) {
        if (newerRow(tag, seq)) queue.add(href, isOwnTag(tag) ? priorities.changed : priorities.dependent)
      }
    } catch (error) {
      // What visitors have stays as it is until drawing works again.
      failed.noteFailure(href)
      if (!isStopped) log.error('A page could not be drawn and will be tried again', { href, error })
    }
  }

  /**
   * Brings the files that a page names before anybody sees it. Where there is no page yet, one without a file is better than none:
   * it is shown, and the file is asked for again.
   */
  async function bringUploads(href: string, paths: readonly string[]): Promise<void> {
    incomplete.delete(href)
    try {
      await uploads?.bring(paths)
    } catch (error) {
      if (store.has(href)) throw error
      incomplete.add(href)
      log.error('Files of a page cannot be brought; it is shown without them', { href, error })
    }
  }

  /** The newest row that named a tag after another row. */
  function newerRow(tag: Tag, seq: number): Publication | undefined {
    const row = newestByTag.get(tag)
    return row && row.seq > seq ? row : undefined
  }

  function hasLeft({ href, tags, seq }: FinishedPage): boolean {
    return tags.some((tag) => {
      const row = isOwnTag(tag) ? newerRow(tag, seq) : undefined
      return row !== undefined && !Object.values(row.hrefs).includes(href)
    })
  }

  /** What to say at an address without a document, also when one left it in an earlier process. */
  async function farewellAt(href: string, seq: number): Promise<FinishedPage | null> {
    const departure = departures.of(href) ?? departureIn(await store.get(href))
    return departure ? toFarewell(href, { departure, tags: store.known.get(href)?.tags ?? [], seq }) : null
  }

  /** An address that its document has left is taken from visitors at once: what follows may take long, or fail. */
  function takeAway(href: string, row: Publication): void {
    const departure = departures.note(href, row)
    if (!departure) return
    findable.remove(href)
    const page = toFarewell(href, { departure, tags: store.known.get(href)?.tags ?? [], seq: row.seq })
    const onDisk = [page ? store.put(page) : store.remove(href), contentFiles.remove(href)]
    Promise.all(onDisk).catch((error: unknown) =>
      log.error('An address could not be taken away on disk', { href, error }),
    )
  }

  function later(work: () => void, delayMs: number): void {
    if (isStopped) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      if (!isStopped) work()
    }, delayMs)
    timers.add(timer)
  }

  function takeFacts(next: SiteFacts): void {
    const isOther = JSON.stringify(next.synonyms) !== JSON.stringify(facts.synonyms)
    facts = next
    documentPaths = new Set(next.documentHrefs.map(decodeURIComponent))
    if (!isOther) return
    findable.setSynonyms(facts.synonyms)
    searchVersion++
  }

  async function refreshFacts(): Promise<void> {
    areFactsOld = false
    const before = toOrigins(facts).join(' ')
    try {
      const next = siteFacts.parse(await readJson(renderer, '/site-facts'))
      // Before anybody is told of them. A file that does not come is no reason to know nothing of the rest.
      await uploads?.bring(next.documentHrefs).catch((error: unknown) => {
        log.error('Files of documents could not be brought; they come when a page that names them is drawn', { error })
      })
      takeFacts(next)
    } catch (error) {
      areFactsOld = true
      throw error
    }
    // Each page's policy names where its forms may post to.
    if (toOrigins(facts).join(' ') !== before) for (const href of store.hrefs()) queue.add(href, priorities.dependent)
    if (queue.size() === 0) writeState()
  }

  let readingForms: Promise<void> = Promise.resolve()
  /** Once for all pages that wait for it, and never an older answer after a newer one. */
  function freshForms(): Promise<void> {
    if (areFormsOld) {
      areFormsOld = false
      readingForms = readingForms.then(readForms, readForms)
    }
    return readingForms
  }

  async function readForms(): Promise<void> {
    try {
      await forms.replace(z.array(formVersion).parse(await readJson(renderer, '/form-versions')))
    } catch (error) {
      areFormsOld = true
      throw error
    }
  }

  let refreshing: Promise<void> | undefined
  /** Apart from the feed: no page waits for what the listener knows besides. */
  function refreshOldFacts(): void {
    if (refreshing || !areFactsOld) return
    refreshing = refreshFacts()
      .catch((error: unknown) => log.error('What the site knows besides its pages cannot be read', { error }))
      .finally(() => {
        refreshing = undefined
        later(refreshOldFacts, areFactsOld ? cmsRetryMs : 0)
      })
  }

  function apply(row: Publication): void {
    const { seq, tags, hrefs } = row
    uploads?.noteRow(tags)
    for (const tag of tags) newestByTag.set(tag, row)
    // The addresses at which this very document stood until now.
    for (const old of store.known.dependents(tags.filter(isOwnTag))) {
      takeAway(old, row)
      queue.add(old, priorities.changed)
    }
    for (const href of Object.values(hrefs)) {
      if (href === null) continue
      departures.forget(href)
      queue.add(href, priorities.changed)
    }
    const dependents = store.known.dependents(tags)
    if (frame.noteRow(seq, dependents)) for (const href of frame.hrefs) queue.add(href, priorities.dependent)
    for (const href of dependents) queue.add(href, priorities.dependent)
    if (tags.some((tag) => facts.tags.includes(tag))) areFactsOld = true
    if (tags.includes(listTag('FormVersion'))) areFormsOld = true
  }

  async function readIndex(): Promise<readonly string[]> {
    return siteIndex.parse(await readJson(renderer, '/site-index')).hrefs
  }

  /** Draws everything. The pages of another edition stay until they are drawn anew, the ways on from moved addresses for good. */
  async function fill(hrefs: readonly string[]): Promise<void> {
    const all = new Set([...platformHrefs, ...hrefs, ...store.hrefs()])
    const report = setInterval(() => onProgress(Math.max(0, all.size - queue.size()), all.size), 200)
    for (const href of all) queue.add(href, priorities.fill)
    isFilled = true
    await queue.drained()
    clearInterval(report)
  }

  /** Without pages of this edition there is nothing to show: visitors are told to come again until the CMS is there. */
  async function untilTheCmsAnswers<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    for (let isLogged = false; ; isLogged = true) {
      try {
        return await ask()
      } catch (error) {
        if (!isLogged) log.error('The CMS cannot be read; the first pages wait for it', { error })
        await wait(cmsRetryMs)
        if (isStopped) throw error
      }
    }
  }

  /** Compares what is there with what should be there: rows of the feed can be lost only together with their database. */
  async function reconcile(): Promise<void> {
    await refreshFacts()
    const wanted = new Set([...platformHrefs, ...(await readIndex())])
    await store.keepTorn(wanted)
    for (const href of wanted) if (!store.has(href)) queue.add(href, priorities.dependent)
    for (const href of store.hrefs()) {
      if (!wanted.has(href) && (await store.get(href))?.status !== 410) queue.add(href, priorities.dependent)
    }
    await follower.catchUp()
  }

  async function reconcileUntilDone(isFirst = true): Promise<void> {
    try {
      await reconcile()
    } catch (error) {
      if (isFirst) log.error('The CMS cannot be read; the pages of the last time are served', { error })
      later(() => void reconcileUntilDone(false), cmsRetryMs)
    }
  }

  function followDays(): void {
    for (const href of pagesOfOtherDays(store.known, Date.now())) queue.add(href, priorities.dependent)
    later(followDays, dayCheckMs)
  }

  return {
    store,
    facts: () => facts,
    isPublicUpload: (path) => documentPaths.has(path) || store.known.showsPicture(path),
    readContent: contentFiles.readContent,
    readPicture: pictures.read,
    version: () => store.known.version() + searchVersion,
    noteVisit: queue.noteVisit,
    look: () => ({ frameSeq: frame.seq(), formOrigins: toOrigins(facts) }),
    forms,
    // What was taken back is not missing, also while the CMS cannot say what stands at its address now.
    isMissing: (href) => store.isTorn(href) || (failed.has(href) && !store.has(href) && !departures.of(href)),
    health: () => ({
      isFeedRead: follower.isRead() && !areFactsOld,
      waiting: queue.size(),
      failing: failed.hrefs().length,
    }),
    start: async () => {
      const state = readEngineState(stateFile)
      const isRestart = (await store.load()) > 0 && state !== null && !(await follower.endsBefore(state.seq))
      if (isRestart) {
        follower.continueFrom(state.seq)
        takeFacts(state.facts)
      } else {
        await store.clear()
        await untilTheCmsAnswers(follower.skipToNewest)
      }
      if (isRestart && state.edition === edition) {
        isFilled = true
        for (const href of frame.hrefs) if (store.has(href)) frame.noteDrawn(href, frame.seq())
        for (const href of frame.outdated()) queue.add(href, priorities.dependent)
        for (const href of state.unfinished) queue.add(href, priorities.dependent)
        followDays()
        const caughtUp = reconcileUntilDone().then(() => {
          follower.follow()
          return queue.drained()
        })
        await Promise.race([caughtUp, wait(catchUpLimitMs, undefined, { ref: false })])
        pictures.refresh()
        return
      }
      writeState()
      await untilTheCmsAnswers(refreshFacts)
      await follower.catchUp()
      await fill(await untilTheCmsAnswers(readIndex))
      followDays()
      follower.follow()
    },
    stop: async () => {
      isStopped = true
      failed.stop()
      for (const timer of timers) clearTimeout(timer)
      await follower.stop()
      await Promise.race([
        Promise.all([queue.stop(), pictures.stop(), history?.stop()]),
        wait(stopLimitMs, undefined, { ref: false }),
      ])
    },
  }
}

/** The origins of the internet-banking services: the login panel is the one form that leaves the site. */
function toOrigins({ internetBankingUrls }: SiteFacts): string[] {
  const urls = Object.values(internetBankingUrls).filter((url) => URL.canParse(url))
  return [...new Set(urls.map((url) => new URL(url).origin))]
}
