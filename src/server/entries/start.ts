import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { watchBackups } from '@/src/backup/watch-backups'
import type { FirstLogin } from '@/src/cms/open/first-logins'
import { openPatternJudge } from '@/src/forms/governance/judge-pattern'
import { answerPatternQuestions } from '@/src/forms/governance/pattern-channel'
import { watchDisk } from '@/src/health/watch-disk'
import { toTransportSecurity } from '@/src/http/security-headers'
import { warmLogin, warmUpCms } from '@/src/next-fixes/warm-up-cms'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import { outliveLogReader } from '@/src/platform/outlive-log-reader'
import { answerFileQuestions } from '@/src/submissions/files/answer-file-questions'
import { arrivalsDirectory } from '@/src/submissions/submission-places'
import { visitorThreads } from '@/src/visitor-work/visitor-threads'
import { drawWithoutDatabase, prepareDatabase } from '../cms/prepare-database'
import { servePageChecks } from '../cms/serve-page-checks'
import { serveSubmissions } from '../cms/serve-submissions'
import { watchEvidence } from '../cms/watch-evidence'
import { createCmsListener } from '../cms-port/cms-listener'
import { cmsPortRules } from '../cms-port/cms-port-rules'
import { serveDeskWhenSet } from '../desk/serve-desk'
import { openTrialHandler } from '../forms/form-trials'
import { forgetBrokenOff } from '../forms/receive-body'
import { serveIntakeWhenSet } from '../intake/serve-intake'
import { buildWhenStale } from '../process/build-site'
import { takeDataDirectory } from '../process/data-directory'
import { type Listener, openListener, staffIdleMs, staffStalledMs } from '../process/listeners'
import { openNext } from '../process/open-next'
import { endWithFailure } from '../process/plain-failure'
import { openPrivateNext } from '../process/private-next'
import { showProgress } from '../process/progress'
import { hasPagesOfThisBuild, startDevelopmentSite, startPublicSite } from '../public/public-site'

/** Time that requests under way get when the product is stopped. */
const stopLimitMs = 8_000

outliveLogReader()

let isStopping = false

/** The listeners that this process's role has. */
type OpenListeners = { site: Listener | null; cms: Listener | null }

/** Starts the product: takes the data directory and the ports first, so that what cannot work is said at once. */
async function start(): Promise<void> {
  const progress = showProgress(process.stdout)
  const release = takeDataDirectory(env.dataDirectory)
  forgetBrokenOff(arrivalsDirectory(env.dataDirectory))
  const listeners = await openListeners()
  const { site, cms } = listeners

  const stops: (() => Promise<unknown>)[] = [
    await watchDisk({ directory: env.dataDirectory }),
    watchBackups({ dataDirectory: env.dataDirectory, warnHours: env.backup.warnHours }),
  ]
  stopOnSignal(async () => {
    await Promise.all([site?.close(stopLimitMs), cms?.close(stopLimitMs)])
    for (const stop of stops.toReversed()) await stop()
    release()
  })

  progress.step('Preparing the content and the site')
  const canWait = site !== null && !env.isDevelopment && hasPagesOfThisBuild()
  // Each keeps one core busy for about a minute on a fresh machine, and neither needs the other.
  const [database] = await Promise.all([
    cms ? prepareDatabase({ canWait, onProgress: progress.count }) : null,
    env.isDevelopment ? undefined : buildWhenStale(),
  ])
  progress.step('Starting')
  const { port } = cms ?? site ?? env
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
  if (env.isDevelopment) {
    // Pages in development wait for the connection that reloads them before their script begins.
    for (const listener of [site, cms]) listener?.serveUpgrades((...upgrade) => upgrades.emit('upgrade', ...upgrade))
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
      // With a site in the same process, its engine asks at once.
      return cms && !site ? warmUpCms({ host: env.cmsHost, port }) : undefined
    })
    .catch(endWithFailure)
  const drawPages = database ? drawWithoutDatabase(serveNext, database.isReady) : serveNext
  stops.push(await serveSubmissions(drawPages))
  if (cms) stops.push(await servePageChecks(drawPages))
  const intake = await serveIntakeWhenSet()
  const desk = await serveDeskWhenSet()
  for (const sealed of [intake, desk]) if (sealed) stops.push(sealed.stop)
  if (site)
    stops.push(await openSite({ listener: site, serveNext: drawPages, progress, sealedPort: intake?.port ?? null }))
  progress.done()
  if (cms && !env.isDevelopment) {
    const callOff = warmLogin({ host: env.cmsHost, port })
    stops.push(async () => callOff())
  }
  if (intake && desk) announceSealed(intake.port, desk.port)
  announce(listeners, database?.isReady() ? await database.ready : [])
}

async function openListeners(): Promise<OpenListeners> {
  const { role } = env
  return {
    site:
      role === 'cms'
        ? null
        : await openListener({
            port: env.port,
            host: '0.0.0.0',
            setting: 'PORT',
            transportSecurity: toTransportSecurity(env.siteUrl, env.transportPromise),
          }),
    cms:
      role === 'site'
        ? null
        : await openListener({
            port: env.cmsPort,
            host: env.cmsHost,
            setting: 'CMS_PORT',
            idleMs: staffIdleMs,
            stalledMs: staffStalledMs,
            transportSecurity: toTransportSecurity(env.cmsUrl, env.transportPromise),
          }),
  }
}

/** Stops the product in order when it is told to, whatever it is doing. */
function stopOnSignal(stop: () => Promise<void>): void {
  const stopOnce = async () => {
    isStopping = true
    process.stdout.write('\nStopping …\n')
    await stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopOnce().catch(endWithFailure))
}

async function openSite(options: Parameters<typeof startPublicSite>[0]): Promise<() => Promise<void>> {
  return env.isDevelopment ? startDevelopmentSite(options) : startPublicSite(options)
}

function announce({ site, cms }: OpenListeners, logins: readonly FirstLogin[]): void {
  const lines = [
    '',
    ...(site ? [`  The site:  http://localhost:${site.port}`] : []),
    ...(cms ? [`  The CMS:   http://localhost:${cms.port}/admin`] : []),
    ...toLoginLines(logins),
    '',
    `  Ctrl-C stops ${site && cms ? 'both' : 'it'}.`,
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** Says where sealed reports are written, and where they are opened. */
function announceSealed(port: number, deskPort: number): void {
  process.stdout.write(
    `\n  Reports:   http://localhost:${port}/_sealed/report\n  The desk:  http://localhost:${deskPort}\n`,
  )
}

/** Passwords are shown to whoever sits at the terminal: what is not one may be a log, which many read and nobody forgets. */
function toLoginLines(logins: readonly FirstLogin[]): string[] {
  if (logins.length === 0) return []
  const file = join(env.dataDirectory, 'first-logins.txt')
  if (!process.stdout.isTTY) return ['', `  First logins: in ${file}`]
  const lines = logins.map(({ role, email, password }) => `    ${role.padEnd(13)}${email.padEnd(26)}${password}`)
  return ['', `  First logins (also in ${file}):`, ...lines]
}

start().catch((error: unknown) => {
  // What a stop interrupts fails; how the stop itself ended is said by it.
  if (!isStopping) endWithFailure(error)
})
