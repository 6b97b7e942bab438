import type { RequestListener } from 'node:http'
import { readIslandManifest } from '@/src/islands/island-manifest'
import { createDraftCheck } from '@/src/page-check/check-draft'
import { openPageInspector } from '@/src/page-check/inspect-page'
import { answerPageChecks } from '@/src/page-check/page-check-channel'
import { env } from '@/src/platform/env'
import { startRenderer } from '@/src/publishing/renderer'
import { fileRoots } from '../files/file-roots'
import { readPublicFile } from '../files/public-files'
import { readBuildId } from '../process/build-mark'

/**
 * Lets the CMS of this process ask what the finished page of a draft would be like.
 *
 * @param serveNext Next's request handler, which draws it.
 * @returns what ends it again.
 */
export async function servePageChecks(serveNext: RequestListener): Promise<() => Promise<void>> {
  const renderer = await startRenderer(serveNext)
  const inspector = openPageInspector()
  const manifest = env.isDevelopment ? null : readIslandManifest()
  const end = answerPageChecks(
    createDraftCheck({
      renderer,
      inspector,
      isSecure: env.siteUrl.startsWith('https:'),
      islands: manifest && { manifest, build: readBuildId(), origin: new URL(env.siteUrl).origin },
      weigh: env.isDevelopment ? null : weighFile,
    }),
  )
  return async () => {
    end()
    await inspector.close()
    await renderer.close()
  }
}

/** Bytes of a file as visitors get it, compressed where it is. */
async function weighFile(href: string): Promise<number | null> {
  const { pathname } = new URL(href, env.siteUrl)
  const file = await readPublicFile(decodeURIComponent(pathname), fileRoots)
  if (!file) return null
  const body = file.brotli ?? file.body
  return (typeof body === 'function' ? await body() : body)?.length ?? null
}
