import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { DatabaseContent } from './backup-manifest'

const tables = z.array(z.object({ name: z.string() }))
const counted = z.object({ count: z.number() })
const newest = z.object({ id: z.number() })
const entry = z.object({ number: z.number(), hash: z.string() })
const version = z.object({ form: z.string(), number: z.number(), hash: z.string(), definition: z.string() })
const migration = z.object({ name: z.string() })

/** What a database of the CMS holds. Not for a process that has the database open: two libraries in one lose each other's locks. */
export function describeDatabase(file: string): DatabaseContent {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const names = tables
      .parse(
        database
          .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
          .all(),
      )
      .map(({ name }) => name)
    const rowsOf = (table: string, text: string) => (names.includes(table) ? database.prepare(text).all() : [])
    const counts = names.map((name) => {
      const { count } = counted.parse(database.prepare(`SELECT count(*) AS count FROM "${name}"`).get())
      return [name, count] as const
    })
    const [publication] = rowsOf('publications', 'SELECT id FROM publications ORDER BY id DESC LIMIT 1')
    const [newestEntry] = rowsOf('audit_log', 'SELECT number, hash FROM audit_log ORDER BY number DESC LIMIT 1')
    const versions = rowsOf(
      'form_versions',
      'SELECT form_key AS form, number, hash, definition FROM form_versions ORDER BY form_key, number',
    )
    return {
      migrations: namesOfMigrations(rowsOf('payload_migrations', carriedOut)),
      counts: Object.fromEntries(counts),
      newestPublication: publication ? newest.parse(publication).id : 0,
      audit: newestEntry ? entry.parse(newestEntry) : { number: 0, hash: '' },
      formVersions: versions.map((row) => {
        const { definition, ...named } = version.parse(row)
        return { ...named, stored: createHash('sha256').update(definition).digest('hex') }
      }),
    }
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
