import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import next from 'next'
import type { FirstLogin } from '../cms/first-logins'
import { env } from '../env'
import { log } from '../log'
import { buildWhenStale } from './build-site'
import { takeDataDirectory } from './data-directory'
import { openListener } from './listeners'
import { endWithFailure } from './plain-failure'
import { prepareCmsApart } from './prepare-cms-apart'
import { showProgress } from './progress'
import { startDevelopmentSite, startPublicSite } from './public-site'

/** Time that requests under way get when the product is stopped. */
const stopLimitMs = 8_000

/** Starts the product: takes the data directory and the ports first, so that what cannot work is said at once. */
async function start(): Promise<void> {
  const progress = showProgress(process.stdout)
  const release = takeDataDirectory(env.dataDirectory)
  const site = await openListener({ port: env.port, host: '0.0.0.0', setting: 'PORT' })
  const cms = await openListener({ port: env.cmsPort, host: '127.0.0.1', setting: 'CMS_PORT' })

  progress.step('Preparing the database and loading the content')
  const logins = await prepareCmsApart(progress.count)
  if (!env.isDevelopment) {
    progress.step('Building the site')
    await buildWhenStale()
  }
  progress.step('Starting')
  const app = next({ dev: env.isDevelopment, dir: process.cwd(), hostname: 'localhost', port: cms.port })
  await app.prepare()
  const handle = app.getRequestHandler()
  const serveNext: RequestListener = (request, response) => {
    handle(request, response).catch((error: unknown) => {
      log.error('Next failed on a request', { error })
      response.destroy()
    })
  }
  cms.serve(serveNext)
  const stopSite = env.isDevelopment
    ? startDevelopmentSite({ listener: site, serveNext })
    : await startPublicSite({ listener: site, serveNext, progress })
  const stop = async () => {
    process.stdout.write('\nStopping …\n')
    await Promise.all([site.close(stopLimitMs), cms.close(stopLimitMs)])
    await stopSite()
    await app.close()
    release()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().catch(endWithFailure))
  progress.done()
  announce(site.port, cms.port, logins)
}

function announce(sitePort: number, cmsPort: number, logins: readonly FirstLogin[]): void {
  const lines = [
    '',
    `  The site:  http://localhost:${sitePort}`,
    `  The CMS:   http://localhost:${cmsPort}/admin`,
    ...(logins.length > 0 ? ['', `  First logins (also in ${join(env.dataDirectory, 'first-logins.txt')}):`] : []),
    ...logins.map(({ role, email, password }) => `    ${role.padEnd(13)}${email.padEnd(26)}${password}`),
    '',
    '  Ctrl-C stops both.',
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

start().catch(endWithFailure)
