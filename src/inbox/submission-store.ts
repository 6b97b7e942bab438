import { join } from 'node:path'
import type { FileStore } from '@/src/file-store/file-store'
import { openFolderStore } from '@/src/file-store/folder-store'
import { openOwnStore, sharesFiles } from '@/src/file-store/own-store'
import { visitorsFiles, withSeals } from '@/src/file-store/sealed-store'
import { env } from '@/src/platform/env'
import { acceptedSecrets } from '@/src/platform/secret'

/** Where visitors' files lie in the data directory. */
export const submissionFolder = openFolderStore(join(env.dataDirectory, 'submissions', 'files'))

/** Where they lie when several processes share them: sealed before they leave this machine. Null where none is set. */
export async function openSubmissionStore(): Promise<FileStore | null> {
  if (!sharesFiles) return null
  return withSeals(await openOwnStore('submissions/'), {
    secrets: acceptedSecrets(env.dataDirectory),
    purpose: visitorsFiles,
  })
}
