import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import next from 'next'
import type { FirstLogin } from '../cms/first-logins'
import { env } from '../env'
import { openPatternJudge } from '../forms/governance/judge-pattern'
import { answerPatternQuestions } from '../forms/governance/pattern-channel'
import { log } from '../log'
import { buildWhenStale } from './build-site'
import { createCmsListener } from './cms-listener'
import { takeDataDirectory } from './data-directory'
import { openTrialDesk } from './form-trials'
import { type Listener, openListener, staffIdleMs } from './listeners'
import { endWithFailure } from './plain-failure'
import { drawWithoutDatabase, prepareDatabase } from './prepare-database'
import { openPrivateNext } from './private-next'
import { showProgress } from './progress'
import { hasPagesOfThisBuild, startDevelopmentSite, startPublicSite } from './public-site'
import { servePageChecks } from './serve-page-checks'
import { serveSubmissions } from './serve-submissions'
import { wakeCms } from './wake-cms'

/** Time that requests under way get when the product is stopped. */
const stopLimitMs = 8_000

let isStopping = false

/** The listeners that this process's role has. */
type OpenListeners = { site: Listener | null; cms: Listener | null }

/** Starts the product: takes the data directory and the ports first, so that what cannot work is said at once. */
async function start(): Promise<void> {
  const progress = showProgress(process.stdout)
  const release = takeDataDirectory(env.dataDirectory)
  const listeners = await openListeners()
  const { site, cms } = listeners

  const stops: (() => Promise<unknown>)[] = []
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
  const app = next({ dev: env.isDevelopment, dir: process.cwd(), hostname: 'localhost', port, httpServer: upgrades })
  await app.prepare()
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
  stops.push(async () => endAnswers())
  database?.ready
    .then(() => {
      if (ownNext) {
        const takeTrial = openTrialDesk(ownNext, judge)
        cms?.serve(createCmsListener({ serveNext, allowedHosts: cmsHosts(port), takeTrial }))
      }
      // With a site in the same process, its engine asks at once.
      return cms && !site ? wakeCms({ host: env.cmsHost, port }) : undefined
    })
    .catch(endWithFailure)
  const drawPages = database ? drawWithoutDatabase(serveNext, database.isReady) : serveNext
  stops.push(await serveSubmissions(drawPages))
  if (cms) stops.push(await servePageChecks(drawPages))
  if (site) stops.push(await openSite({ listener: site, serveNext: drawPages, progress }))
  progress.done()
  announce(listeners, database?.isReady() ? await database.ready : [])
}

async function openListeners(): Promise<OpenListeners> {
  const { role } = env
  return {
    site: role === 'cms' ? null : await openListener({ port: env.port, host: '0.0.0.0', setting: 'PORT' }),
    cms:
      role === 'site'
        ? null
        : await openListener({ port: env.cmsPort, host: env.cmsHost, setting: 'CMS_PORT', idleMs: staffIdleMs }),
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

function cmsHosts(port: number): ReadonlySet<string> {
  const own = [`localhost:${port}`, `127.0.0.1:${port}`]
  return new Set(env.cmsUrl ? [...own, new URL(env.cmsUrl).host] : own)
}

function announce({ site, cms }: OpenListeners, logins: readonly FirstLogin[]): void {
  const lines = [
    '',
    ...(site ? [`  The site:  http://localhost:${site.port}`] : []),
    ...(cms ? [`  The CMS:   http://localhost:${cms.port}/admin`] : []),
    ...(logins.length > 0 ? ['', `  First logins (also in ${join(env.dataDirectory, 'first-logins.txt')}):`] : []),
    ...logins.map(({ role, email, password }) => `    ${role.padEnd(13)}${email.padEnd(26)}${password}`),
    '',
    `  Ctrl-C stops ${site && cms ? 'both' : 'it'}.`,
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

start().catch((error: unknown) => {
  // What a stop interrupts fails; how the stop itself ended is said by it.
  if (!isStopping) endWithFailure(error)
})
