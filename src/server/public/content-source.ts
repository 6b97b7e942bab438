import { env } from '@/src/platform/env'
import { openSiteArchive, type SiteArchive } from '@/src/publishing/archive/site-archive'
import { askRemoteCms } from '@/src/publishing/ask-remote-cms'
import type { ContentFeed } from '@/src/publishing/feed/content-feed'
import { createLocalFeed } from '@/src/publishing/feed/local-feed'
import { createRemoteFeed } from '@/src/publishing/feed/remote-feed'
import type { NextSocket } from '@/src/publishing/renderer'
import { createSharedUploads } from '@/src/publishing/shared-uploads'
import { tellRemoteCms } from '@/src/publishing/tell-remote-cms'
import { createUploadMirror, type UploadMirror } from '@/src/publishing/upload-mirror'
import { readDeliverySecret } from '@/src/submissions/delivery-secret'
import { uploadDirectories } from '../files/file-roots'

type ContentSource = {
  feed: ContentFeed
  uploads?: UploadMirror
  /** Hands the CMS what visitors did, without who: the searches that found nothing, and what was counted of forms. */
  tell: (path: string, json: unknown) => Promise<void>
  /** Asks the CMS as the platform. @throws when it does not answer. */
  ask: (path: string, body?: Buffer | string) => Promise<{ status: number; body: Buffer }>
  /** What outlives this machine; null where the CMS of this process has no object store. One elsewhere says whether it has. */
  archive: SiteArchive | null
}

/** Where pages and files come from: the CMS of this process, or one elsewhere. */
export function openContentSource(renderer: NextSocket): ContentSource {
  if (!env.contentApiUrl) {
    const proof = { authorization: `Bearer ${readDeliverySecret(env)}` }
    const tell: ContentSource['tell'] = (path, json) => renderer.tell(path, json, proof)
    const feed = createLocalFeed(renderer)
    const ask: ContentSource['ask'] = (path, body) => renderer.ask(path, proof, body)
    if (env.store === null) return { feed, tell, ask, archive: null }
    return { feed, tell, ask, archive: openSiteArchive(ask), uploads: createSharedUploads(tell) }
  }
  const cmsUrl = new URL('/', env.contentApiUrl).href
  const ask: ContentSource['ask'] = (path, body) => askRemoteCms(new URL(path, cmsUrl), body)
  return {
    ask,
    feed: createRemoteFeed(cmsUrl),
    uploads: createUploadMirror({ cmsUrl, directories: uploadDirectories }),
    tell: (path, json) => tellRemoteCms(new URL(path, cmsUrl), json),
    archive: openSiteArchive(ask),
  }
}
