import { mkdirSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fetchFromCms } from '@/src/platform/fetch-from-cms'
import { log } from '@/src/platform/log'
import { writeDurably } from '@/src/platform/write-durably'
import type { Tag } from '@/src/publications/tags'
import { siteCredential } from './site-credential'
import { namesUploads, toUpload } from './upload-address'

/** Keeps the uploaded files that finished pages name on this machine, so that they are served when the CMS is not there. */
export type UploadMirror = {
  /**
   * Brings the files that are not here yet, or may have changed.
   *
   * @param paths addresses such as `/media/branch.webp`.
   * @throws when the CMS does not answer. A file that it does not have is logged and left out.
   */
  bring: (paths: readonly string[]) => Promise<void>
  /** Takes in what a row of the feed names: files may have been replaced or taken away. */
  noteRow: (tags: readonly Tag[]) => void
}

type MirrorOptions = {
  /** Where the CMS listens. */
  cmsUrl: string
  /** Where each kind of upload is kept here, by the first segment of its address. */
  directories: Readonly<Record<'media' | 'documents', string>>
}

const timeLimitMs = 30_000

/** Copies uploads from a CMS in another process as pages come to name them. */
export function createUploadMirror({ cmsUrl, directories }: MirrorOptions): UploadMirror {
  for (const directory of Object.values(directories)) mkdirSync(directory, { recursive: true })
  /** Files that are here and as the CMS has them. */
  const current = new Set<string>()
  const coming = new Map<string, Promise<void>>()

  async function copy(path: string): Promise<void> {
    const target = toUpload(path)
    if (!target || current.has(path)) return
    const { kind, name } = target
    const url = new URL(`/api/${kind}/file/${encodeURIComponent(name)}`, cmsUrl)
    const answer = await ask(url, 'GET')
    const file = join(directories[kind], name)
    if (answer.status === 404 || answer.status === 403) {
      log.error('A page names a file that the CMS does not have', { path })
      await rm(file, { force: true })
      return
    }
    if (!answer.ok) throw new Error(`${url.pathname} answered ${answer.status}`)
    const content = Buffer.from(await answer.arrayBuffer())
    await writeDurably(file, content, { temporary: `${file}.part`, survives: 'kill' })
    current.add(path)
  }

  function bringOnce(path: string): Promise<void> {
    const known = coming.get(path)
    if (known) return known
    const work = copy(path).finally(() => coming.delete(path))
    coming.set(path, work)
    return work
  }

  /** What was taken away in the CMS must not stay public here. */
  async function removeWhatIsGone(): Promise<void> {
    for (const kind of ['media', 'documents'] as const) {
      for (const name of await readdir(directories[kind])) {
        const url = new URL(`/api/${kind}/file/${encodeURIComponent(name)}`, cmsUrl)
        const { status } = await ask(url, 'HEAD')
        if (status === 404 || status === 403) await rm(join(directories[kind], name), { force: true })
      }
    }
  }

  return {
    bring: async (paths) => {
      await Promise.all(paths.map(bringOnce))
    },
    noteRow: (tags) => {
      if (!namesUploads(tags)) return
      current.clear()
      removeWhatIsGone().catch((error: unknown) =>
        log.error('Files that may be gone could not be looked for', { error }),
      )
    },
  }
}

function ask(url: URL, method: 'GET' | 'HEAD'): Promise<Response> {
  return fetchFromCms(url, {
    method,
    headers: siteCredential(),
    signal: AbortSignal.timeout(timeLimitMs),
    redirect: 'error',
  })
}
