import type { Payload } from 'payload'
import { readMigrations } from './read-migrations'

/** Has a CMS bring its database to the newest schema with what is loaded here: it would load it past whoever understands TypeScript. */
export async function handOverMigrations({ db }: Payload): Promise<void> {
  const { migrate } = db
  const migrations = await readMigrations()
  db.migrate = () => migrate.call(db, { migrations })
}
