import { log } from '@/src/platform/log'
import { beginFromSnapshot } from '@/src/publishing/archive/begin-from-snapshot'
import { openOtherSite } from '@/src/publishing/archive/other-site'
import type { Edition } from '@/src/publishing/edition'
import { readMany } from '@/src/publishing/read-many'
import { createUploadMirror } from '@/src/publishing/upload-mirror'
import { bringBuilds } from '../files/shared-builds'

type Beginning = {
  /** Where the other site listens. */
  address: string
  /** Of this site, which has no pages yet. */
  directory: string
  buildsDirectory: string
  uploadDirectories: Parameters<typeof createUploadMirror>[0]['directories']
  edition: Edition
  /** How long until it is asked again what did not come, in milliseconds. */
  retryMs?: number
}

/**
 * The way to begin while no CMS answers: with what another site shows, its uploads, and the files of the builds before.
 *
 * @returns asks for it. Gives whether it came: what does not come whole, or is of another edition, is none, and is asked for again later.
 */
export function beginFromOther({
  address,
  directory,
  buildsDirectory,
  uploadDirectories,
  edition,
  retryMs = 10_000,
}: Beginning): () => Promise<boolean> {
  let nextAt = 0
  let isLogged = false
  const refuse = (error: unknown) => {
    nextAt = Date.now() + retryMs
    if (isLogged) return
    isLogged = true
    log.error('The site that SNAPSHOT_FROM names has no pages for this one; it is asked again, as the CMS is', {
      error,
    })
  }
  return async () => {
    if (Date.now() < nextAt) return false
    try {
      const archive = openOtherSite({ address, edition })
      if ((await archive.findSets('snapshots')).length === 0) {
        refuse(new Error('It shows another edition, or none yet'))
        return false
      }
      await bringBuilds(buildsDirectory, edition.build, archive)
      const mirror = createUploadMirror({ cmsUrl: address, directories: uploadDirectories })
      const bring = async (paths: readonly string[]) => {
        // It answers visitors meanwhile.
        for await (const _brought of readMany(paths, (path) => mirror.bring([path])));
      }
      const hasBegun = await beginFromSnapshot({ directory, archive, edition, uploads: { bring } })
      if (hasBegun) log.info('What is published was taken from another site')
      return hasBegun
    } catch (error) {
      refuse(error)
      return false
    }
  }
}
