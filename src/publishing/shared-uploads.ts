import { log } from '@/src/platform/log'
import { namesUploads, toUpload } from './upload-address'
import type { UploadMirror } from './upload-mirror'

/** Where the CMS is asked for it, which has a way to the store. */
const address = '/api/media/bring'

/**
 * The uploads of pages where several processes share their files: the CMS beside this process brings into the directory of both what was
 * uploaded at another one.
 *
 * @param tell hands JSON to the CMS, and throws when it is not taken.
 */
export function createSharedUploads(tell: (path: string, json: unknown) => Promise<void>): UploadMirror {
  return {
    bring: async (paths) => {
      const uploads = paths.flatMap((path) => toUpload(path) ?? [])
      const namesIn = (kind: 'media' | 'documents') =>
        uploads.filter((upload) => upload.kind === kind).map(({ name }) => name)
      if (uploads.length > 0) await tell(address, { media: namesIn('media'), documents: namesIn('documents') })
    },
    noteRow: (tags) => {
      if (!namesUploads(tags)) return
      tell(address, { renew: true }).catch((error: unknown) =>
        log.error('Files that may have been replaced elsewhere could not be looked for', { error }),
      )
    },
  }
}
