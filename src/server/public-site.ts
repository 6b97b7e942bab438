import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { env } from '../env'
import { islandsDirectory, islandsPrefix, readIslandManifest } from '../islands/island-manifest'
import { readEngineState } from '../publishing/engine-state'
import type { ContentFeed } from '../publishing/feed/content-feed'
import { createLocalFeed } from '../publishing/feed/local-feed'
import { createRemoteFeed } from '../publishing/feed/remote-feed'
import { createPublishingEngine } from '../publishing/publishing-engine'
import { type Renderer, startRenderer } from '../publishing/renderer'
import { createUploadMirror, type UploadMirror } from '../publishing/upload-mirror'
import { withBuildAnswers } from './build-answers'
import { readBuildId } from './build-site'
import { openFormDesk } from './form-posts'
import type { Listener } from './listeners'
import { createPageSource } from './page-answers'
import { withPictures } from './picture-answers'
import type { Progress } from './progress'
import { type FileRoot, readPublicFile } from './public-files'
import { createPublicListener } from './public-listener'
import { send } from './send'

type PublicSiteOptions = { listener: Listener; serveNext: RequestListener; progress: Progress }

/** Files that editors upload, and those that come with the site. */
const uploadDirectories = {
  media: join(env.dataDirectory, 'uploads', 'media'),
  documents: join(env.dataDirectory, 'uploads', 'documents'),
} as const
const uploads: readonly FileRoot[] = [
  { prefix: '/media/', directory: uploadDirectories.media, isImmutable: false },
  { prefix: '/documents/', directory: uploadDirectories.documents, isImmutable: false },
]
const siteDirectory = join(env.dataDirectory, 'site')

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
    ...openContentSource(renderer),
    directory: siteDirectory,
    edition: readEdition(),
    isSecure,
    islands: manifest && { manifest, build, origin: new URL(env.siteUrl).origin },
    onProgress: progress.count,
  })
  progress.step('Publishing the pages')
  await engine.start()
  listener.serve(
    createPublicListener({
      pages: withPictures(withBuildAnswers(createPageSource(engine), { build, files, ...engine }), {
        files,
        ...engine,
      }),
      health: engine.health,
      allowedHosts: new Set([new URL(env.siteUrl).host, `localhost:${listener.port}`, `127.0.0.1:${listener.port}`]),
      isSecure,
      files,
      forms: openFormDesk(engine),
    }),
  )
  return async () => {
    await engine.stop()
    await renderer.close()
  }
}

/** Whether an earlier process left pages of this build, which can be served without the CMS. */
export function hasPagesOfThisBuild(): boolean {
  return readEngineState(join(siteDirectory, 'published.json'))?.edition === readEdition()
}

/** What every page carries: the build and the public address. */
function readEdition(): string {
  return `${readBuildId()} ${env.siteUrl}`
}

/** Where pages and files come from: the CMS of this process, or one elsewhere. */
function openContentSource(renderer: Renderer): { feed: ContentFeed; uploads?: UploadMirror } {
  if (!env.contentApiUrl) return { feed: createLocalFeed(renderer) }
  const cmsUrl = new URL('/', env.contentApiUrl).href
  return { feed: createRemoteFeed(cmsUrl), uploads: createUploadMirror({ cmsUrl, directories: uploadDirectories }) }
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
