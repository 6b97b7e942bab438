import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { env } from '../env'
import { islandsDirectory, islandsPrefix, readIslandManifest } from '../islands/island-manifest'
import { createPublishingEngine } from '../publishing/publishing-engine'
import { startRenderer } from '../publishing/renderer'
import { withBuildAnswers } from './build-answers'
import { readBuildId } from './build-site'
import type { Listener } from './listeners'
import { createPageSource } from './page-answers'
import type { Progress } from './progress'
import { type FileRoot, readPublicFile } from './public-files'
import { createPublicListener } from './public-listener'
import { send } from './send'

type PublicSiteOptions = { listener: Listener; serveNext: RequestListener; progress: Progress }

/** Files that editors upload, and those that come with the site. */
const uploads: readonly FileRoot[] = [
  { prefix: '/media/', directory: join(env.dataDirectory, 'uploads', 'media'), isImmutable: false },
  { prefix: '/documents/', directory: join(env.dataDirectory, 'uploads', 'documents'), isImmutable: false },
]
const files: readonly FileRoot[] = [
  { prefix: '/_next/static/', directory: join('.next', 'static'), isImmutable: true },
  { prefix: islandsPrefix, directory: islandsDirectory, isImmutable: true },
  ...uploads,
  { prefix: '/.well-known/', directory: join('public', '.well-known'), isImmutable: false },
  { prefix: '/', directory: 'public', isImmutable: false },
]

/**
 * Publishes the pages and opens the public listener.
 *
 * @param serveNext Next's request handler, which draws the pages; visitors never reach it.
 * @returns what stops publishing again.
 */
export async function startPublicSite({
  listener,
  serveNext,
  progress,
}: PublicSiteOptions): Promise<() => Promise<void>> {
  const renderer = await startRenderer(serveNext)
  const isSecure = env.siteUrl.startsWith('https:')
  const build = readBuildId()
  const manifest = readIslandManifest()
  const engine = createPublishingEngine({
    renderer,
    directory: join(env.dataDirectory, 'site'),
    edition: `${build} ${env.siteUrl}`,
    isSecure,
    islands: manifest && { manifest, build, origin: new URL(env.siteUrl).origin },
    onProgress: progress.count,
  })
  progress.step('Publishing the pages')
  await engine.start()
  listener.serve(
    createPublicListener({
      pages: withBuildAnswers(createPageSource(engine), { build, files, ...engine }),
      health: engine.health,
      allowedHosts: new Set([new URL(env.siteUrl).host, `localhost:${listener.port}`, `127.0.0.1:${listener.port}`]),
      isSecure,
      files,
    }),
  )
  return async () => {
    await engine.stop()
    await renderer.close()
  }
}

/** Opens the site for its developers: every page straight from Next, as the code is at that moment, and the uploaded files. Nothing is published. */
export function startDevelopmentSite({
  listener,
  serveNext,
}: Omit<PublicSiteOptions, 'progress'>): () => Promise<void> {
  listener.serve((request, response) => {
    const path = decodeURI(request.url?.split('?')[0] ?? '/')
    readPublicFile(path, uploads).then(
      (file) => (file ? send(request, response, file) : serveNext(request, response)),
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    )
  })
  return async () => undefined
}
