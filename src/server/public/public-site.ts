import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDrawing } from '@/src/drawing/drawing'
import { keepDrawingProcess } from '@/src/drawing/drawing-process-keeper'
import { copyGroups, toFindablePages } from '@/src/drawing/tell-findable-pages'
import { keepCounts } from '@/src/form-statistics/counting/count-keeper'
import { reportPath } from '@/src/form-statistics/counting/day-report'
import { createFormCounters } from '@/src/form-statistics/counting/form-counters'
import { createPageOpenings } from '@/src/form-statistics/counting/page-openings'
import { openReportFiles, reportDirectory } from '@/src/form-statistics/counting/report-files'
import { readIslandManifest } from '@/src/islands/island-manifest'
import { addCollector } from '@/src/metrics/collect-metrics'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import type { SiteHealth } from '@/src/publications/site-health-channel'
import { type HistoryHandIn, handInHistory } from '@/src/publishing/archive/hand-in-history'
import { openPageHistory } from '@/src/publishing/history/page-history'
import { historyDirectoryName } from '@/src/publishing/history/read-history'
import { createPublishingEngine } from '@/src/publishing/publishing-engine'
import type { NextSocket } from '@/src/publishing/renderer'
import { createUnansweredTeller } from '@/src/publishing/unanswered-teller'
import { repeatDaily } from '@/src/submissions/daily'
import { forgetSavedForms } from '@/src/submissions/saved/own-saved-forms'
import { buildRoots, fileRoots, uploadDirectories, withPublicUploads } from '../files/file-roots'
import { openKeptBuilds } from '../files/kept-builds'
import { readPublicFile } from '../files/public-files'
import { bringBuilds, handInBuild } from '../files/shared-builds'
import { openFormHandler } from '../forms/form-posts'
import { openHeldAnswers } from '../forms/held-answers'
import { siteMetrics } from '../metrics/site-metrics'
import { withAddressList } from '../pages/address-list'
import { readBuildId } from '../process/build-mark'
import { readEdition, siteDirectory } from '../process/edition'
import type { Listener } from '../process/listeners'
import type { Progress } from '../process/progress'
import { answerOtherSites } from './answer-other-sites'
import { beginFromOther } from './begin-from-other'
import { openContentSource } from './content-source'
import { fillNewMachine, keepSnapshots } from './join-archive'
import { openNewsletterPages } from './newsletter-pages'
import { createOpeningsOf } from './openings'
import { createPublicListener } from './public-listener'
import { createReadyAnswers } from './ready-answers'
import { readSiteState, tellSiteState } from './tell-site-state'
import { toPageSource } from './to-page-source'

/** How long a start waits for that searches are answered too, before it says that all is there. */
const longestReadyMs = 20_000

type PublicSiteOptions = {
  listener: Listener
  /** The way to Next, which draws the pages; visitors never reach it. It is closed at the stop. */
  renderer: NextSocket
  progress: Progress
  /** Where sealed reports are taken; null where there are none. */
  sealedPort: number | null
  /** Ends when Next and the CMS can be asked, where they are another process: what is on disk is served before. */
  whenCmsIsThere?: () => Promise<void>
}

/** The site as it runs. */
export type PublicSite = {
  health: () => SiteHealth
  /** Ends when the pages are up to date and searches are answered too, or neither came in time. */
  ready: Promise<void>
  stop: () => Promise<void>
}

/** Publishes the pages and opens the public listener. Resolves when visitors are served. */
export async function startPublicSite({
  listener,
  renderer,
  progress,
  sealedPort,
  whenCmsIsThere,
}: PublicSiteOptions): Promise<PublicSite> {
  const sayPublishing = () => progress.step('Publishing the pages')
  const isSecure = env.siteUrl.startsWith('https:')
  const build = readBuildId()
  const manifest = readIslandManifest()
  const { tell, ask, archive, ...source } = openContentSource(renderer)
  const unanswered = createUnansweredTeller({ tell: (terms) => tell(unansweredPath, terms) })
  const counters = createFormCounters()
  const counts = keepCounts({
    counters,
    files: openReportFiles(reportDirectory(env.dataDirectory)),
    tell: (report) => tell(reportPath, report),
  })
  const buildsDirectory = join(siteDirectory, 'builds')
  const own = { directory: siteDirectory, edition: readEdition() }
  const beginning =
    archive &&
    (await fillNewMachine({
      ...source,
      ...own,
      archive,
      bringBuilds: () => bringBuilds(buildsDirectory, build, archive),
      whenCmsIsThere: whenCmsIsThere ?? (() => Promise.resolve()),
      beginFromOther: env.snapshotFrom
        ? beginFromOther({ ...own, address: env.snapshotFrom, buildsDirectory, uploadDirectories })
        : undefined,
    }))
  const builds = await openKeptBuilds(buildsDirectory, build, buildRoots)
  const files = [...fileRoots, ...builds.roots]
  const historyDirectory = join(siteDirectory, historyDirectoryName)
  let handedIn: HistoryHandIn | undefined
  const history = await openPageHistory({
    directory: historyDirectory,
    onNoted: (entry) => handedIn?.noted(entry),
    keepDays: env.historyDays,
    readFile: async (path) => {
      const body = (await readPublicFile(path, files))?.body
      return typeof body === 'function' ? body() : (body ?? null)
    },
  })
  const draws = keepDrawingProcess({
    published: () => ({ kind: 'begin', hrefs: engine.store.hrefs(), synonyms: copyGroups(engine.facts().synonyms) }),
  })
  const engine = createPublishingEngine({
    renderer,
    ...source,
    ...own,
    hasFilesOf: builds.has,
    isSecure,
    history,
    islands: manifest && { manifest, build, origin: new URL(env.siteUrl).origin },
    findable: toFindablePages(draws),
    onProgress: progress.count,
    // What was taken from the store may be hours old: nobody sees it before it is known what was published or taken back since.
    whenCmsIsThere:
      beginning === 'archive' ? undefined : whenCmsIsThere && (() => whenCmsIsThere().then(sayPublishing)),
  })
  if (env.metrics) addCollector(() => siteMetrics(engine, draws))
  const health = (): SiteHealth => ({ ...engine.health(), isDrawing: draws.isReady() })
  // The CMS of this process asks by itself.
  const endTelling = env.contentApiUrl
    ? tellSiteState({ read: () => readSiteState({ engine, health, port: listener.port }), tell })
    : null
  if (!whenCmsIsThere) sayPublishing()
  const { caughtUp } = await engine.start()
  const drawing = openDrawing(draws, engine.look)
  const publicFiles = withPublicUploads(files, engine.isPublicUpload)
  const pages = toPageSource(engine, { build, drawing, note: unanswered.note })
  const shown = {
    pages: withAddressList(pages, { build, files: publicFiles, ...engine }),
    allowedHosts: new Set([new URL(env.siteUrl).host, `localhost:${listener.port}`, `127.0.0.1:${listener.port}`]),
    files: publicFiles,
    openingsOf: createOpeningsOf(
      createPageOpenings({ counters, findVersion: (formKey, hash) => engine.forms.loadFormVersion(formKey, hash) }),
    ),
  }
  // A site may be one of several processes, and the next question of the same browser may reach another.
  const held = env.role === 'all' ? openHeldAnswers() : undefined
  const answerVisitors = createPublicListener({
    ...shown,
    health,
    isSecure,
    streetMap: env.streetMap,
    newsletter: openNewsletterPages(engine.store),
    forms: openFormHandler({ ...engine, drawForm: drawing.form, askCms: ask, counters, held }, sealedPort !== null),
    sealedPort,
  })
  listener.serve(
    answerOtherSites(answerVisitors, { directory: siteDirectory, buildsDirectory, files: publicFiles }),
    createReadyAnswers({ ...shown, connection: listener.connection, proxies: env.proxyCount }),
  )
  const endSnapshots = archive ? keepSnapshots(siteDirectory, archive) : null
  if (archive) handedIn = handInHistory({ directory: historyDirectory, archive })
  // Not before: what it loads would keep the first visitors waiting.
  const endDaily = repeatDaily('Deleting saved forms', forgetSavedForms)
  draws.start()
  draws.begin()
  builds
    .keep()
    .then(() => archive && handInBuild(buildsDirectory, build, archive))
    .catch((error: unknown) =>
      log.error('The files of this build could not be kept beside the pages, or in the object store', { error }),
    )
  const answersSearches = Promise.race([draws.ready(), wait(longestReadyMs, undefined, { ref: false })])
  return {
    health,
    ready: Promise.all([caughtUp, answersSearches]).then(() => undefined),
    stop: async () => {
      await endTelling?.()
      await endDaily()
      await draws.stop()
      await unanswered.stop()
      await counts.stop()
      await endSnapshots?.()
      await engine.stop()
      await handedIn?.stop()
      await renderer.close()
    },
  }
}

const unansweredPath = '/unanswered-searches'
