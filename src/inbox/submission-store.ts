import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import type { Payload } from 'payload'
import type { FileStore } from '@/src/file-store/file-store'
import { openFolderStore } from '@/src/file-store/folder-store'
import { openOwnStore, sharesFiles } from '@/src/file-store/own-store'
import { sealAnew, visitorsFiles, withSeals } from '@/src/file-store/sealed-store'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import { acceptedSecrets } from '@/src/platform/secret'

/** Where visitors' files lie in the data directory. */
export const submissionFolder = openFolderStore(join(env.dataDirectory, 'submissions', 'files'))

/** What their names begin with there. */
const prefix = 'submissions/'

/** Where they lie when several processes share them: sealed before they leave this machine. Null where none is set. */
export async function openSubmissionStore(): Promise<FileStore | null> {
  if (!sharesFiles) return null
  return withSeals(await openOwnStore(prefix), sealing())
}

/** The name under which it is noted with which secret all of them are sealed. */
const noteKey = 'submission-files-sealed-with'

/**
 * Seals anew what lies there since before the secret was changed, so that the one of before opens nothing any more. Done once for each
 * secret: from the moment that one is set, everything that comes is sealed with it.
 *
 * @returns how many files were sealed anew.
 */
export async function sealFilesAnew({ kv }: Pick<Payload, 'kv'>): Promise<number> {
  if (!sharesFiles || env.formerSecrets.length === 0) return 0
  const options = sealing()
  const mark = createHmac('sha256', options.secrets[0]).update(noteKey).digest('hex')
  if ((await kv.get(noteKey)) === mark) return 0
  const { sealed, unreadable } = await sealAnew(await openOwnStore(prefix), options)
  if (unreadable > 0)
    log.error('Files of submissions open with none of the secrets that are set', { files: unreadable })
  else await kv.set(noteKey, mark)
  return sealed
}

const sealing = () => ({ secrets: acceptedSecrets(env.dataDirectory), purpose: visitorsFiles })
