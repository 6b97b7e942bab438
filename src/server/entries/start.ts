import { watchBackups } from '@/src/backup/watch-backups'
import { watchDisk } from '@/src/health/watch-disk'
import { warmLogin } from '@/src/next-fixes/warm-up-cms'
import { env, strangeSettings } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import { outliveLogReader } from '@/src/platform/outlive-log-reader'
import { answerSiteHealth } from '@/src/publications/site-health-channel'
import { startRenderer } from '@/src/publishing/renderer'
import { arrivalsDirectory } from '@/src/submissions/submission-places'
import { startTraces } from '@/src/traces/start-traces'
import { serveDeskWhenSet } from '../desk/serve-desk'
import { forgetBrokenOff } from '../forms/receive-body'
import { serveIntakeWhenSet } from '../intake/serve-intake'
import { serveProductMetrics } from '../metrics/serve-product-metrics'
import { announce } from '../process/announce'
import { takeDataDirectory } from '../process/data-directory'
import { hasPagesOfThisBuild } from '../process/edition'
import { openCmsPort, openSitePort } from '../process/open-ports'
import { endWithFailure } from '../process/plain-failure'
import { showProgress } from '../process/progress'
import { stopLimitMs } from '../process/stop-limit'
import { serveDevelopmentSite } from '../public/development-site'
import { startPublicSite } from '../public/public-site'
import { openBack } from './open-back'

/** The product in one process: one of its roles, or all of it in development. In production a site is what supervisor.ts runs. */

outliveLogReader()

for (const sentence of strangeSettings) log.error(sentence)

let isStopping = false

/** Starts the product: takes the data directory and the ports first, so that what cannot work is said at once. */
async function start(): Promise<void> {
  const progress = showProgress(process.stdout)
  const release = takeDataDirectory(env.dataDirectory)
  for (const of of ['visitors', 'staff'] as const) forgetBrokenOff(arrivalsDirectory(env.dataDirectory, of))
  const site = env.role === 'cms' ? null : await openSitePort()
  const cms = env.role === 'site' ? null : await openCmsPort()

  const stops: (() => Promise<unknown>)[] = [
    startTraces('product'),
    await watchDisk({ directory: env.dataDirectory }),
    watchBackups({ dataDirectory: env.dataDirectory, warnHours: env.backup.warnHours }),
  ]
  if (env.metrics) stops.push(await serveProductMetrics(env.metrics))
  stopOnSignal(async () => {
    await Promise.all([site?.close(stopLimitMs), cms?.close(stopLimitMs)])
    for (const stop of stops.toReversed()) await stop()
    release()
  })

  const { draw, database, upgrade } = await openBack({
    cms,
    port: (cms ?? site ?? env).port,
    canWait: site !== null && !env.isDevelopment && hasPagesOfThisBuild(),
    isAsked: site !== null,
    progress,
    stops,
  })
  const intake = await serveIntakeWhenSet()
  const desk = await serveDeskWhenSet()
  for (const sealed of [intake, desk]) if (sealed) stops.push(sealed.stop)
  if (env.isDevelopment) {
    if (site) serveDevelopmentSite(site, draw)
    // Pages in development wait for the connection that reloads them before their script begins.
    for (const listener of [site, cms]) listener?.serveUpgrades(upgrade)
  } else if (site) {
    const renderer = await startRenderer(draw)
    const opened = await startPublicSite({ listener: site, renderer, progress, sealedPort: intake?.port ?? null })
    stops.push(opened.stop)
    const endHealth = answerSiteHealth(opened.health)
    stops.push(async () => endHealth())
    await opened.ready
  }
  progress.done()
  if (cms && !env.isDevelopment) {
    const callOff = warmLogin({ host: env.cmsHost, port: cms.port })
    stops.push(async () => callOff())
  }
  announce({
    ...{ site: site?.port ?? null, cms: cms?.port ?? null, sealed: intake?.port ?? null, desk: desk?.port ?? null },
    logins: database?.isReady() ? await database.ready : [],
  })
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

start().catch((error: unknown) => {
  // What a stop interrupts fails; how the stop itself ended is said by it.
  if (!isStopping) endWithFailure(error)
})
