import { watchBackups } from '@/src/backup/watch-backups'
import { addCollector } from '@/src/metrics/collect-metrics'
import { warmLogin } from '@/src/next-fixes/warm-up-cms'
import { env } from '@/src/platform/env'
import { serveSharedSocket } from '@/src/platform/private-socket'
import { arrivalsDirectory } from '@/src/submissions/submission-places'
import { startTraces } from '@/src/traces/start-traces'
import { serveDeskWhenSet } from '../desk/serve-desk'
import { forgetBrokenOff } from '../forms/receive-body'
import { auditMetrics } from '../metrics/audit-metrics'
import { leadershipMetrics } from '../metrics/leadership-metrics'
import { joinSupervisor } from '../parts/join-supervisor'
import { backProtocol } from '../parts/part-messages'
import { hasPagesOfThisBuild } from '../process/edition'
import type { Listener } from '../process/listeners'
import { openCmsPort } from '../process/open-ports'
import { endWithFailure } from '../process/plain-failure'
import { stopLimitMs } from '../process/stop-limit'
import { openBack } from './open-back'

/** The process behind the one that visitors reach: the CMS and its port, Next, which draws pages for the front, and what follows what was sent. */

const [socketPath = ''] = process.argv.slice(2)

let listener: Listener | undefined
let closing: Promise<void> | undefined
let isStopping = false
const stops: (() => Promise<unknown>)[] = []

function close(): Promise<void> {
  closing ??= listener?.close(stopLimitMs) ?? Promise.resolve()
  return closing
}

const life = joinSupervisor('back', {
  onClose: () => void close(),
  onStop: async () => {
    isStopping = true
    await close()
    for (const stop of stops.toReversed()) await stop()
  },
})

async function start(): Promise<void> {
  stops.push(startTraces('back'))
  forgetBrokenOff(arrivalsDirectory(env.dataDirectory, 'staff'))
  const cms = await openCmsPort()
  listener = cms
  life.report({ kind: 'listening', port: cms.port })
  await life.begun
  const { draw, database } = await openBack({
    ...{ cms, port: cms.port, canWait: hasPagesOfThisBuild(), isAsked: true, progress: life.progress, stops },
    onBuilt: () => life.tell({ kind: 'built' }),
  })
  stops.push(watchBackups({ dataDirectory: env.dataDirectory, warnHours: env.backup.warnHours }))
  if (env.metrics) for (const metrics of [auditMetrics, leadershipMetrics]) addCollector(metrics)
  const desk = await serveDeskWhenSet()
  if (desk) stops.push(desk.stop)
  stops.push(await serveSharedSocket({ path: socketPath, protocol: backProtocol }, draw))
  life.tell({ kind: 'open' })
  const callOff = warmLogin({ host: env.cmsHost, port: cms.port })
  stops.push(async () => callOff())
  const logins = database?.isReady() ? await database.ready : []
  life.report({ kind: 'ready', logins, sealedPort: desk?.port ?? null })
}

start().catch((error: unknown) => {
  // What a stop interrupts fails; how the stop itself ended is said by it.
  if (!isStopping) endWithFailure(error)
})
