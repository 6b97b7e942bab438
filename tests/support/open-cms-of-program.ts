import { getPayload, type Payload } from 'payload'
import config from '@/src/cms/configuration/payload.config'
import { openCms } from '@/src/cms/open/open-cms'
import { handOverMigrations } from './hand-over-migrations'

/** Opens the CMS as commands do, in a program of the tests that was made one file. */
export async function openCmsOfProgram(): Promise<Payload> {
  await handOverMigrations(await getPayload({ config, disableOnInit: true }))
  return openCms()
}
