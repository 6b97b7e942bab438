import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import next from 'next'
import type { FirstLogin } from '../cms/first-logins'
import { env } from '../env'
import { log } from '../log'
import { buildWhenStale } from './build-site'
import { createCmsListener } from './cms-listener'
import { takeDataDirectory } from './data-directory'
import { type Listener, openListener } from './listeners'
import { endWithFailure } from './plain-failure'
import { prepareCmsApart } from './prepare-cms-apart'
import { showProgress } from './progress'
import { startDevelopmentSite, startPublicSite } from './public-site'

/** Time that requests under way get when the product is stopped. */
const stopLimitMs = 8_000

/** The listeners that this process's role has. */
type OpenListeners = { site: Listener | null; cms: Listener | null }

/** Starts the product: takes the data directory and the ports first, so that what cannot work is said at once. */
async function start(): Promise<void> {
  const progress = showProgress(process.stdout)
  const release = takeDataDirectory(env.dataDirectory)
  const listeners = await openListeners()
  const { site, cms } = listeners

  let logins: FirstLogin[] = []
  if (cms) {
    progress.step('Preparing the database and loading the content')
    logins = await prepareCmsApart(progress.count)
  }
  if (!env.isDevelopment) {
    progress.step('Building the site')
    await buildWhenStale()
  }
  progress.step('Starting')
  const { port } = cms ?? site ?? env
  const app = next({ dev: env.isDevelopment, dir: process.cwd(), hostname: 'localhost', port })
  await app.prepare()
  const handle = app.getRequestHandler()
  const serveNext: RequestListener = (request, response) => {
    handle(request, response).catch((error: unknown) => {
      log.error('Next failed on a request', { error })
      response.destroy()
    })
  }
  cms?.serve(createCmsListener({ serveNext, allowedHosts: cmsHosts(cms.port) }))
  const stopSite = site ? await openSite({ listener: site, serveNext, progress }) : null
  const stop = async () => {
    process.stdout.write('\nStopping …\n')
    await Promise.all([site?.close(stopLimitMs), cms?.close(stopLimitMs)])
    await stopSite?.()
    await app.close()
    release()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().catch(endWithFailure))
  progress.done()
  announce(listeners, logins)
}

async function openListeners(): Promise<OpenListeners> {
  const { role } = env
  return {
    site: role === 'cms' ? null : await openListener({ port: env.port, host: '0.0.0.0', setting: 'PORT' }),
    cms: role === 'site' ? null : await openListener({ port: env.cmsPort, host: env.cmsHost, setting: 'CMS_PORT' }),
  }
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

start().catch(endWithFailure)
