import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type FirstLogin, makeFirstLogins } from './first-logins'
import { openCms } from './open-cms'
import { importContent } from './portable-content/import-content'
import { restoreOnFailure } from './restore-on-failure'

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
  const isNew = !existsSync(join(dataDirectory, 'sona.sqlite'))
  let logins: FirstLogin[] = []
  await restoreOnFailure(dataDirectory, async () => {
    const payload = await openCms()
    try {
      if (isNew) await importContent(payload, contentDirectory, onProgress)
      logins = await makeFirstLogins(payload, dataDirectory, adminPassword)
    } finally {
      await payload.destroy()
    }
  })
  return logins
}
