import { createServer, type RequestListener } from 'node:http'
import { watchBackups } from '@/src/backup/watch-backups'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import { serveSharedSocket } from '@/src/platform/private-socket'
import { startTraces } from '@/src/traces/start-traces'
import { serveElsewhere } from '../cms/serve-elsewhere'
import { serveDeskWhenSet } from '../desk/serve-desk'
import { joinSupervisor } from '../parts/join-supervisor'
import { backProtocol } from '../parts/part-messages'
import { buildWhenStale } from '../process/build-site'
import { openNext } from '../process/open-next'
import { endWithFailure } from '../process/plain-failure'

/**
 * The process behind the one that visitors reach where the CMS is elsewhere: Next, which draws pages for the front from what that CMS says,
 * and what hands over what was sent. It has no port and no database.
 */

const [socketPath = ''] = process.argv.slice(2)

let isStopping = false
const stops: (() => Promise<unknown>)[] = []

const life = joinSupervisor('back', {
  onStop: async () => {
    isStopping = true
    for (const stop of stops.toReversed()) await stop()
  },
})

async function start(): Promise<void> {
  stops.push(startTraces('back'))
  life.report({ kind: 'listening', port: null })
  await life.begun
  life.progress.step('Preparing the site')
  await buildWhenStale()
  life.tell({ kind: 'built' })
  life.progress.step('Starting')
  // Nobody asks it for another protocol.
  const app = await openNext({ port: env.port, upgrades: createServer() })
  stops.push(() => app.close())
  const handle = app.getRequestHandler()
  const serveNext: RequestListener = (request, response) => {
    handle(request, response).catch((error: unknown) => {
      log.error('Next failed on a request', { error })
      response.destroy()
    })
  }
  // Always, in this role.
  if (env.contentApiUrl) stops.push(serveElsewhere(env.contentApiUrl))
  stops.push(watchBackups({ dataDirectory: env.dataDirectory, warnHours: env.backup.warnHours }))
  const desk = await serveDeskWhenSet()
  if (desk) stops.push(desk.stop)
  stops.push(await serveSharedSocket({ path: socketPath, protocol: backProtocol }, serveNext))
  life.tell({ kind: 'open' })
  life.report({ kind: 'ready', logins: [], sealedPort: desk?.port ?? null })
}

start().catch((error: unknown) => {
  // What a stop interrupts fails; how the stop itself ended is said by it.
  if (!isStopping) endWithFailure(error)
})
