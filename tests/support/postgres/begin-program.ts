import '../cheap-passwords-here'
import { getPayload } from 'payload'
import config from '@/src/cms/configuration/payload.config'
import { readMigrations } from '@/src/database/read-migrations'
import { serveCms } from '../serve-cms'

/** Brings the database of the settings as far as `Beginning` says, and ends. */
const [, , beginning] = process.argv
if (beginning === 'staffed') {
  const { close } = await serveCms()
  await close()
} else {
  const payload = await getPayload({ config, disableOnInit: true })
  await payload.db.migrate({ migrations: await readMigrations() })
  await payload.destroy()
}
process.exit(0)
