import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Payload } from 'payload'
import type { Statement } from '@/src/database/connection'
import type { User } from '@/src/stored-types/payload-types'
import { keepBegun, takeBegun } from './begun-database'

type Role = User['role']

/** A CMS of its own in this process, with an empty database that is removed again. */
export type TestCms = {
  payload: Payload
  /** Where it keeps everything. */
  directory: string
  /** A new person with a role. */
  person: (role: Role) => Promise<User & { collection: 'users' }>
  close: () => Promise<void>
}

/** Reads or writes past the CMS, with `?` for each value. @returns the rows that it reads. */
export async function askDatabase(
  { payload }: Pick<TestCms, 'payload'>,
  sql: string,
  args: Statement['args'] = [],
): Promise<unknown[]> {
  const { readRows } = await import('@/src/database/statements')
  return readRows(payload, { sql, args })
}

/** Opens one. Once in each test file: settings are read when the first part of the product is imported. @param settings others than usual. */
export async function openTestCms(settings: Readonly<Record<string, string>> = {}): Promise<TestCms> {
  Object.assign(process.env, settings)
  const directory = mkdtempSync(join(tmpdir(), 'sona-cms-'))
  process.env['SONA_DATA'] = directory
  await takeBegun('migrated', directory, process.env['DATABASE_URL'])
  const { getPayload } = await import('payload')
  const { default: config } = await import('@/src/cms/configuration/payload.config')
  const { readMigrations } = await import('@/src/database/read-migrations')
  const payload = await getPayload({ config, disableOnInit: true })
  // Handed over, because Payload would load them past the test runner, which alone understands TypeScript here.
  await payload.db.migrate({ migrations: await readMigrations() })
  await keepBegun('migrated', directory, (statement) => askDatabase({ payload }, statement))
  let people = 0
  return {
    payload,
    directory,
    person: async (role) => {
      const email = `${role}-${++people}@bcs.example`
      const user = await payload.create({
        collection: 'users',
        data: { name: role, email, role, password: 'a test password' },
        overrideAccess: true, // there is nobody yet who could make people
      })
      return { ...user, collection: 'users' }
    },
    close: async () => {
      await payload.destroy()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
