import { watchDisk } from '@/src/health/watch-disk'
import { addCollector } from '@/src/metrics/collect-metrics'
import { env } from '@/src/platform/env'
import { askSharedSocket } from '@/src/platform/private-socket'
import { drawOver } from '@/src/publishing/renderer'
import { arrivalsDirectory } from '@/src/submissions/submission-places'
import { startTraces } from '@/src/traces/start-traces'
import { forgetBrokenOff } from '../forms/receive-body'
import { serveIntakeWhenSet } from '../intake/serve-intake'
import { dataMetrics } from '../metrics/data-metrics'
import { joinSupervisor } from '../parts/join-supervisor'
import { backProtocol } from '../parts/part-messages'
import { isBuilt } from '../process/build-mark'
import type { Listener } from '../process/listeners'
import { openSitePort } from '../process/open-ports'
import { endWithFailure } from '../process/plain-failure'
import { stopLimitMs } from '../process/stop-limit'
import { type PublicSite, startPublicSite } from '../public/public-site'

/**
 * The process that visitors reach: finished pages, files, searches, forms, and the engine that keeps the pages as the CMS says. It asks
 * the back by its socket, and serves without it.
 */

const [backPath = ''] = process.argv.slice(2)

let listener: Listener | undefined
let site: PublicSite | undefined
let isStopping = false
const stops: (() => Promise<unknown>)[] = []

const life = joinSupervisor('front', {
  health: () => site?.health() ?? null,
  onStop: async () => {
    isStopping = true
    await listener?.close(stopLimitMs)
    for (const stop of stops.toReversed()) await stop()
  },
})

async function start(): Promise<void> {
  stops.push(startTraces('front'))
  forgetBrokenOff(arrivalsDirectory(env.dataDirectory, 'visitors'))
  const opened = await openSitePort()
  listener = opened
  life.report({ kind: 'listening', port: opened.port })
  stops.push(await watchDisk({ directory: env.dataDirectory }))
  // Here, and not where the CMS is: what waits has to be seen above all while the other process is away.
  if (env.metrics) addCollector(() => dataMetrics(env.dataDirectory))
  if (!isBuilt()) await life.told('built')
  const intake = await serveIntakeWhenSet()
  if (intake) stops.push(intake.stop)
  site = await startPublicSite({
    listener: opened,
    sealedPort: intake?.port ?? null,
    renderer: drawOver(askSharedSocket({ path: backPath, protocol: backProtocol })),
    progress: life.progress,
    whenCmsIsThere: () => life.told('open'),
  })
  stops.push(site.stop)
  await site.ready
  life.report({ kind: 'ready', logins: [], sealedPort: intake?.port ?? null })
}

start().catch((error: unknown) => {
  // What a stop interrupts fails; how the stop itself ended is said by it.
  if (!isStopping) endWithFailure(error)
})
