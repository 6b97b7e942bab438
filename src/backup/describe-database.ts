import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Dialect } from '@/src/database/dialect'
import { sqliteDialect } from '@/src/database/sqlite-dialect'
import type { DatabaseContent } from './backup-manifest'

const tables = z.array(z.object({ name: z.string() }))
const counted = z.object({ count: z.number() })
const newest = z.object({ id: z.number() })
const entry = z.object({ number: z.number(), hash: z.string() })
const version = z.object({ form: z.string(), number: z.number(), hash: z.string(), definition: z.string() })
const migration = z.object({ name: z.string() })

/** The rows that a statement reads. */
type Read = (sql: string) => unknown[] | Promise<unknown[]>

type Described = {
  read: Read
  dialect: Pick<Dialect, 'byBytes' | 'publicationNumber'>
  /** Rows of each table. */
  counts: ReadonlyMap<string, number>
}

/** What a database of the CMS holds, asked of it at one moment. */
export async function describeContent({ read, dialect, counts }: Described): Promise<DatabaseContent> {
  const rowsOf = async (table: string, sql: string) => (counts.has(table) ? await read(sql) : [])
  const number = dialect.publicationNumber
  const published = `SELECT ${number} AS id FROM publications WHERE ${number} IS NOT NULL ORDER BY ${number} DESC LIMIT 1`
  const [publication] = await rowsOf('publications', published)
  const [newestEntry] = await rowsOf('audit_log', 'SELECT number, hash FROM audit_log ORDER BY number DESC LIMIT 1')
  const versions = await rowsOf(
    'form_versions',
    `SELECT form_key AS form, number, hash, definition FROM form_versions ORDER BY ${dialect.byBytes('form_key')}, number`,
  )
  return {
    migrations: namesOfMigrations(await rowsOf('payload_migrations', carriedOut)),
    counts: Object.fromEntries(counts),
    newestPublication: publication ? newest.parse(publication).id : 0,
    audit: newestEntry ? entry.parse(newestEntry) : { number: 0, hash: '' },
    formVersions: versions.map((row) => {
      const { definition, ...named } = version.parse(row)
      return { ...named, stored: createHash('sha256').update(definition).digest('hex') }
    }),
  }
}

/** The same of a file. Not for a process that has the database open: two libraries in one lose each other's locks. */
export async function describeDatabase(file: string): Promise<DatabaseContent> {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const read = (sql: string) => database.prepare(sql).all()
    const names = tables.parse(
      read("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"),
    )
    const counts = names.map(({ name }) => {
      const { count } = counted.parse(database.prepare(`SELECT count(*) AS count FROM "${name}"`).get())
      return [name, count] as const
    })
    return await describeContent({ read, dialect: sqliteDialect, counts: new Map(counts) })
  } finally {
    database.close()
  }
}

// What is changed by hand in development is noted with a negative batch, and is no migration.
const carriedOut = 'SELECT name FROM payload_migrations WHERE batch > 0 ORDER BY id'
const namesOfMigrations = (rows: readonly unknown[]) => rows.map((row) => migration.parse(row).name)

/** The migrations that were carried out on a database, in their order; none of one that has nothing. */
export function readMigrationNames(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    database.exec('PRAGMA busy_timeout = 5000')
    const known = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'payload_migrations'").get()
    return known ? namesOfMigrations(database.prepare(carriedOut).all()) : []
  } finally {
    database.close()
  }
}
