import { existsSync } from 'node:fs'
import { publishFirstVersions } from '@/src/cms/forms/publish-first-versions'
import { atDatabase } from '@/src/cms/open/database-place'
import { guardSchema, NewerDatabase } from '@/src/cms/open/guard-schema'
import { openCms } from '@/src/cms/open/open-cms'
import { writeInBulk } from '@/src/payload-fixes/write-in-bulk'
import { env } from '@/src/platform/env'
import { ContentError } from '@/src/portable-content/content-error'
import { importContent } from '@/src/portable-content/import-content'
import { takeDataDirectory } from '@/src/server/process/data-directory'
import { endWithFailure, PlainFailure } from '@/src/server/process/plain-failure'

/** `npm run content:import [FOLDER]`: makes the database equal to `site/content/` or to the folder given. */
try {
  const folder = process.argv[2] ?? 'site/content'
  // Read as a folder without files, a mistyped name would change nothing and say that all is done.
  if (!existsSync(folder)) throw new PlainFailure(`Nothing was changed.\nThere is no folder ${folder}.`)
  takeDataDirectory(env.dataDirectory)
  await atDatabase(env.dataDirectory, async (place) => {
    await guardSchema(place)
    const isNew = !(await place.isFilled())
    const work = async () => {
      const payload = await openCms()
      try {
        await writeInBulk(payload, async () => {
          await importContent(payload, folder)
          if (isNew) await publishFirstVersions(payload, folder)
        })
      } finally {
        await payload.destroy()
      }
    }
    await place.fill(work)
  })
  process.stdout.write('The content folder was read into the database.\n')
  process.exit(0)
} catch (error) {
  if (error instanceof NewerDatabase) endWithFailure(new PlainFailure(error.message))
  endWithFailure(error instanceof ContentError ? new PlainFailure(`Nothing was changed.\n${error.message}`) : error)
}
