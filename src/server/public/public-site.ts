import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Drawing, openDrawing } from '@/src/drawing/drawing'
import { keepDrawingProcess } from '@/src/drawing/drawing-process-keeper'
import { copyGroups, toFindablePages } from '@/src/drawing/tell-findable-pages'
import { send } from '@/src/http/send'
import { readIslandManifest } from '@/src/islands/island-manifest'
import { env } from '@/src/platform/env'
import { answerSiteHealth, type SiteHealth } from '@/src/publications/site-health-channel'
import { readEngineState } from '@/src/publishing/engine-state'
import type { ContentFeed } from '@/src/publishing/feed/content-feed'
import { createLocalFeed } from '@/src/publishing/feed/local-feed'
import { createRemoteFeed } from '@/src/publishing/feed/remote-feed'
import { openPageHistory } from '@/src/publishing/history/page-history'
import { historyDirectoryName } from '@/src/publishing/history/read-history'
import { createPublishingEngine, type PublishingEngine } from '@/src/publishing/publishing-engine'
import { type NextSocket, startRenderer } from '@/src/publishing/renderer'
import { tellRemoteCms } from '@/src/publishing/tell-remote-cms'
import { createUnansweredTeller, type UnansweredTeller } from '@/src/publishing/unanswered-teller'
import { createUploadMirror, type UploadMirror } from '@/src/publishing/upload-mirror'
import type { UnansweredTerm } from '@/src/search/unanswered-terms'
import { fileRoots, fileRootsWith, uploadDirectories, uploadRoots } from '../files/file-roots'
import { readPublicFile } from '../files/public-files'
import { openFormHandler } from '../forms/form-posts'
import { withBuildAnswers } from '../pages/build-answers'
import { createPageSource } from '../pages/page-answers'
import { withPictures } from '../pages/picture-answers'
import { withRates } from '../pages/rates-answers'
import { withSearch } from '../pages/search-answers'
import { readBuildId } from '../process/build-site'
import type { Listener } from '../process/listeners'
import type { Progress } from '../process/progress'
import { openNewsletterPages } from './newsletter-pages'
import { createPublicListener } from './public-listener'

/** How long a start waits to say that searches are answered too. */
const longestReadyMs = 20_000

type PublicSiteOptions = {
  listener: Listener
  serveNext: RequestListener
  progress: Progress
  /** Where sealed reports are taken; null where there are none. */
  sealedPort: number | null
}

const siteDirectory = join(env.dataDirectory, 'site')

/**
 * Publishes the pages and opens the public listener.
 *
 * @param serveNext Next's request handler, which draws the pages; visitors never reach it.
 * @returns what stops publishing again.
 */
export async function startPublicSite({
  listener,
  serveNext,
  progress,
  sealedPort,
}: PublicSiteOptions): Promise<() => Promise<void>> {
  const renderer = await startRenderer(serveNext)
  const isSecure = env.siteUrl.startsWith('https:')
  const build = readBuildId()
  const manifest = readIslandManifest()
  const { tell, ...source } = openContentSource(renderer)
  const unanswered = createUnansweredTeller({ tell })
  const history = await openPageHistory({
    directory: join(siteDirectory, historyDirectoryName),
    keepDays: env.historyDays,
    readFile: async (path) => {
      const body = (await readPublicFile(path, fileRoots))?.body
      return typeof body === 'function' ? body() : (body ?? null)
    },
  })
  const draws = keepDrawingProcess({
    published: () => ({ kind: 'begin', hrefs: engine.store.hrefs(), synonyms: copyGroups(engine.facts().synonyms) }),
  })
  const engine = createPublishingEngine({
    renderer,
    ...source,
    directory: siteDirectory,
    edition: readEdition(),
    isSecure,
    history,
    islands: manifest && { manifest, build, origin: new URL(env.siteUrl).origin },
    findable: toFindablePages(draws),
    onProgress: progress.count,
  })
  draws.start()
  progress.step('Publishing the pages')
  await engine.start()
  const drawing = openDrawing(draws, engine.look)
  const health = (): SiteHealth => ({ ...engine.health(), isDrawing: draws.isReady() })
  const endHealth = answerSiteHealth(health)
  listener.serve(
    createPublicListener({
      pages: toPageSource(engine, { build, drawing, note: unanswered.note }),
      health,
      allowedHosts: new Set([new URL(env.siteUrl).host, `localhost:${listener.port}`, `127.0.0.1:${listener.port}`]),
      isSecure,
      files: fileRootsWith(engine.isPublicUpload),
      streetMap: env.streetMap,
      newsletter: openNewsletterPages(engine.store),
      forms: openFormHandler({ ...engine, drawForm: drawing.form }, sealedPort !== null),
      sealedPort,
    }),
  )
  draws.begin()
  // Visitors are served already; this only makes a start quiet before it says that all is there.
  await Promise.race([draws.ready(), wait(longestReadyMs, undefined, { ref: false })])
  return async () => {
    endHealth()
    await draws.stop()
    await unanswered.stop()
    await engine.stop()
    await renderer.close()
  }
}

type PageSourceParts = { build: string; drawing: Drawing; note: UnansweredTeller['note'] }

/** Everything that an address can be answered with, files apart. */
function toPageSource(engine: PublishingEngine, { build, drawing, note }: PageSourceParts) {
  const pages = createPageSource({
    ...engine,
    compute: drawing.page,
    note: ({ locale, words }) => note(locale, words),
  })
  const finished = withSearch(pages, { ...engine, suggestions: drawing.suggestions })
  const built = withBuildAnswers(finished, { build, files: fileRoots, ...engine })
  return withRates(withPictures(built, { files: fileRoots, ...engine }), engine)
}

/** Whether an earlier process left pages of this build, which can be served without the CMS. */
export function hasPagesOfThisBuild(): boolean {
  return readEngineState(join(siteDirectory, 'published.json'))?.edition === readEdition()
}

/** What every page carries: the build and the public address, whether its maps have streets, and whether reports are sealed. */
function readEdition(): string {
  return `${readBuildId()} ${env.siteUrl}${env.streetMap ? ' streets' : ''}${env.sealedRoot ? ' sealed' : ''}`
}

/** Where pages and files come from: the CMS of this process, or one elsewhere. */
function openContentSource(renderer: NextSocket): ContentSource {
  if (!env.contentApiUrl)
    return { feed: createLocalFeed(renderer), tell: (terms) => renderer.tell(unansweredPath, terms) }
  const cmsUrl = new URL('/', env.contentApiUrl).href
  return {
    feed: createRemoteFeed(cmsUrl),
    uploads: createUploadMirror({ cmsUrl, directories: uploadDirectories }),
    tell: (terms) => tellRemoteCms(new URL(unansweredPath, cmsUrl), terms),
  }
}

type ContentSource = {
  feed: ContentFeed
  uploads?: UploadMirror
  /** Hands the CMS the searches that found nothing. */
  tell: (terms: readonly UnansweredTerm[]) => Promise<void>
}

const unansweredPath = '/unanswered-searches'

/** Opens the site for its developers: every page straight from Next, as the code is at that moment, and the uploaded files. Nothing is published. */
export function startDevelopmentSite({
  listener,
  serveNext,
}: Pick<PublicSiteOptions, 'listener' | 'serveNext'>): () => Promise<void> {
  listener.serve((request, response) => {
    const path = decodeURI(request.url?.split('?')[0] ?? '/')
    readPublicFile(path, uploadRoots).then(
      (file) => (file ? send(request, response, file) : serveNext(request, response)),
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    )
  })
  return async () => undefined
}
