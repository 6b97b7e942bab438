import { env } from '@/src/platform/env'
import type { FileStore } from './file-store'

/** Whether files are in an object store that several processes share. */
export const sharesFiles = env.store !== null

/**
 * Opens a part of the object store that the settings name. What speaks to it is loaded only then.
 *
 * @param prefix what all names begin with there.
 * @throws where no store is set: whoever asks knows that one is.
 */
export async function openOwnStore(prefix: `${string}/`): Promise<FileStore> {
  if (env.store === null) throw new Error('No object store is set')
  const { openS3Store } = await import('./s3-store')
  return openS3Store(env.store, { prefix })
}
