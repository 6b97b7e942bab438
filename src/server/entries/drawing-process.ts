import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { serveDrawing } from '@/src/drawing/serve-drawing'
import { readIslandManifest } from '@/src/islands/island-manifest'
import { loadRoutes } from '@/src/next-fixes/load-routes'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import { outliveLogReader } from '@/src/platform/outlive-log-reader'
import { startRenderer } from '@/src/publishing/renderer'
import { drawWithoutDatabase } from '../cms/prepare-database'
import { readBuildId } from '../process/build-mark'
import { openNext } from '../process/open-next'

/** The process that draws what visitors ask for, with Next as the front end was built. */

outliveLogReader()

/** Pages, and forms on a page of their own. */
const drawnRoutes = ['/(site)/[locale]/[[...path]]/page', '/(site)/[locale]/form-page/[key]/page']

serveDrawing({
  directory: join(env.dataDirectory, 'site'),
  openTools: async () => {
    const app = await openNext({ port: env.port, upgrades: createServer() })
    await loadRoutes('.next', drawnRoutes)
    const handle = app.getRequestHandler()
    const serveNext: RequestListener = (request, response) => {
      handle(request, response).catch((error: unknown) => {
        log.error('Next failed on a page that was asked for', { error })
        response.destroy()
      })
    }
    const manifest = readIslandManifest()
    return {
      // Whatever is not drawn from what is recorded would open a database, which belongs to the other process.
      renderer: await startRenderer(drawWithoutDatabase(serveNext, () => false)),
      isSecure: env.siteUrl.startsWith('https:'),
      islands: manifest && { manifest, build: readBuildId(), origin: new URL(env.siteUrl).origin },
    }
  },
})
