import { refuseToReplaceLostDatabase } from '@/src/database/lost-database'
import { atDatabase, type DatabasePlace } from './database-place'
import type { FirstLogin } from './first-logins'
import { guardSchema } from './guard-schema'
import { isInOrder } from './is-in-order'

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
export async function prepareCms(options: PrepareOptions): Promise<FirstLogin[]> {
  return atDatabase(options.dataDirectory, (place) => prepare(place, options))
}

async function prepare(
  place: DatabasePlace,
  { dataDirectory, contentDirectory, adminPassword, onProgress }: PrepareOptions,
): Promise<FirstLogin[]> {
  await place.recover()
  await guardSchema(place)
  const isNew = !(await place.isFilled())
  if (!isNew && (await isInOrder(place))) return []
  if (isNew) refuseToReplaceLostDatabase(dataDirectory, place.name)
  // Not before it is needed: it brings Payload with it, which takes two seconds to load.
  const { openForLogins } = await import('./open-for-logins')
  if (!isNew) {
    const made = await openForLogins({ dataDirectory, adminPassword })
    await guardSchema(place)
    return made
  }
  let logins: FirstLogin[] = []
  await place.fill(async () => {
    const content = { directory: contentDirectory, onProgress }
    logins = await openForLogins({ dataDirectory, adminPassword, content })
  })
  return logins
}
