import { createServer, type RequestListener } from 'node:http'
import { openPatternJudge } from '@/src/forms/governance/judge-pattern'
import { answerPatternQuestions } from '@/src/forms/governance/pattern-channel'
import { warmUpCms } from '@/src/next-fixes/warm-up-cms'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import { answerFileQuestions } from '@/src/submissions/files/answer-file-questions'
import { visitorThreads } from '@/src/visitor-work/visitor-threads'
import { type Database, drawWithoutDatabase, prepareDatabase } from '../cms/prepare-database'
import { servePageChecks } from '../cms/serve-page-checks'
import { serveSubmissions } from '../cms/serve-submissions'
import { watchEvidence } from '../cms/watch-evidence'
import { createCmsListener } from '../cms-port/cms-listener'
import { cmsPortRules } from '../cms-port/cms-port-rules'
import { openTrialHandler } from '../forms/form-trials'
import { buildWhenStale } from '../process/build-site'
import type { Listener, UpgradeListener } from '../process/listeners'
import { openNext } from '../process/open-next'
import { endWithFailure } from '../process/plain-failure'
import { openPrivateNext } from '../process/private-next'
import type { Progress } from '../process/progress'

type BackOptions = {
  /** The port of the CMS; null where the CMS is elsewhere. */
  cms: Listener | null
  /** By which Next knows itself. */
  port: number
  /** Whether there is something to serve without the database. */
  canWait: boolean
  /** Whether a publishing engine asks the CMS as soon as it is there. */
  isAsked: boolean
  progress: Progress
  /** What ends what was begun here, the last first. */
  stops: (() => Promise<unknown>)[]
  onBuilt?: () => void
}

/** Everything behind the pages that visitors get, as it runs. */
export type Back = {
  /** Draws pages, and answers for the CMS of this process. */
  draw: RequestListener
  database: Database | null
  /** Takes over connections for Next, in development. */
  upgrade: UpgradeListener
}

/** Prepares the database, builds the site and opens Next, and whatever follows what visitors sent and staff do, as far as this process's role has it. */
export async function openBack({ cms, port, canWait, isAsked, progress, stops, onBuilt }: BackOptions): Promise<Back> {
  progress.step('Preparing the content and the site')
  // Each keeps one core busy for about a minute on a fresh machine, and neither needs the other.
  const [database] = await Promise.all([
    cms ? prepareDatabase({ canWait, onProgress: progress.count }) : null,
    env.isDevelopment ? undefined : buildWhenStale().then(onBuilt),
  ])
  progress.step('Starting')
  // Next takes the upgrades of one server that it is given: this one, which listens nowhere and gets those of both ports.
  const upgrades = createServer()
  const app = await openNext({ port, upgrades })
  stops.push(() => app.close())
  const handle = app.getRequestHandler()
  const serveNext: RequestListener = (request, response) => {
    handle(request, response).catch((error: unknown) => {
      log.error('Next failed on a request', { error })
      response.destroy()
    })
  }
  const ownNext = cms ? await openPrivateNext(serveNext) : null
  if (ownNext) stops.push(ownNext.close)
  const judge = openPatternJudge()
  const endAnswers = answerPatternQuestions(judge)
  const endFileAnswers = answerFileQuestions(visitorThreads)
  stops.push(async () => endAnswers())
  stops.push(async () => endFileAnswers())
  database?.ready
    .then(() => {
      stops.push(watchEvidence())
      if (ownNext) {
        const takeTrial = openTrialHandler(ownNext, judge)
        cms?.serve(createCmsListener({ serveNext, takeTrial, ...cmsPortRules(port) }))
      }
      return cms && !isAsked ? warmUpCms({ host: env.cmsHost, port }) : undefined
    })
    .catch(endWithFailure)
  const draw = database ? drawWithoutDatabase(serveNext, database.isReady) : serveNext
  stops.push(await serveSubmissions(draw, () => database?.isReady() ?? true))
  if (cms) stops.push(await servePageChecks(draw))
  return { draw, database, upgrade: (...upgrade) => upgrades.emit('upgrade', ...upgrade) }
}
