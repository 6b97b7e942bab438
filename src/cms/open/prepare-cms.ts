import { recoverInterrupted, restoreOnFailure } from '@/src/payload-fixes/restore-on-failure'
import { refuseDamagedDatabase } from './damaged-database'
import type { FirstLogin } from './first-logins'
import { guardSchema } from './guard-schema'
import { isInOrder } from './is-in-order'
import { hasDatabase, refuseToReplaceLostDatabase } from './lost-database'

type PrepareOptions = {
  dataDirectory: string
  contentDirectory: string
  adminPassword: string | undefined
  onProgress: (done: number, total: number) => void
}

/**
 * Makes the database ready: newest schema, the site's content when it is new, first logins when it has none.
 *
 * The caller has taken the data directory. When it fails, the directory is as it was before.
 *
 * @returns the logins that were made now.
 */
export async function prepareCms({
  dataDirectory,
  contentDirectory,
  adminPassword,
  onProgress,
}: PrepareOptions): Promise<FirstLogin[]> {
  recoverInterrupted(dataDirectory)
  refuseDamagedDatabase(dataDirectory)
  guardSchema(dataDirectory)
  const isNew = !hasDatabase(dataDirectory)
  if (!isNew && isInOrder(dataDirectory)) return []
  if (isNew) refuseToReplaceLostDatabase(dataDirectory)
  // Not before it is needed: it brings Payload with it, which takes two seconds to load.
  const { openForLogins } = await import('./open-for-logins')
  if (!isNew) {
    const made = await openForLogins({ dataDirectory, adminPassword })
    guardSchema(dataDirectory)
    return made
  }
  let logins: FirstLogin[] = []
  await restoreOnFailure(dataDirectory, async () => {
    const content = { directory: contentDirectory, onProgress }
    logins = await openForLogins({ dataDirectory, adminPassword, content })
  })
  return logins
}
