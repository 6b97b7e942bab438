import { atDatabase } from '@/src/cms/open/database-place'
import { guardSchema, NewerDatabase } from '@/src/cms/open/guard-schema'
import { openCms } from '@/src/cms/open/open-cms'
import { env } from '@/src/platform/env'
import { exportContent } from '@/src/portable-content/export-content'
import { takeDataDirectory } from '@/src/server/process/data-directory'
import { endWithFailure, PlainFailure } from '@/src/server/process/plain-failure'

/** `npm run content:export [FOLDER]`: writes the database's content to `site/content/` or to the folder given. */
try {
  takeDataDirectory(env.dataDirectory)
  await atDatabase(env.dataDirectory, guardSchema)
  const payload = await openCms()
  await exportContent(payload, process.argv[2] ?? 'site/content')
  await payload.destroy()
  process.exit(0)
} catch (error) {
  endWithFailure(error instanceof NewerDatabase ? new PlainFailure(error.message) : error)
}
