import type { Client } from 'pg'
import { z } from 'zod'
import { appendToClosedLog } from '@/src/audit/append-to-closed-log'
import type { SealKey } from '@/src/audit/audit-key'
import type { Act } from '@/src/audit/next-entries'
import { fillTables } from '@/src/database/fill-tables'
import { postgresDialect } from '@/src/database/postgres-dialect'
import { toQuery } from '@/src/database/postgres-query'
import { beginRestore, endRestore, takeBackRestore, takePreparation } from '@/src/database/postgres-state'
import { listTables } from '@/src/database/server-tables'
import { askOn, openSteady, readTable } from '@/src/database/snapshot'
import type { BackupManifest, DatabaseContent, KeptTable } from './backup-manifest'
import { BackupRefusal } from './backup-refusal'
import { refuseDifference } from './check-restored'
import { countRows } from './count-rows'
import { describeContent } from './describe-database'
import type { Parts } from './sealed-stream'
import { sumRows } from './sum-rows'
import { type HistoryRows, historyRows } from './to-history-files'

/** What a database is to be once it is restored, and where its rows are read. */
type Filling = {
  said: DatabaseContent
  kept: Pick<NonNullable<BackupManifest['server']>, 'tables' | 'sequences'>
  read: (table: KeptTable) => Parts
}

type Settling = {
  dataDirectory: string
  key: SealKey
  /** What the log says of the restore. @param sessions how many have ended. */
  toAct: (sessions: number) => Act
}

const uploads = z.array(z.object({ collection: z.string(), filename: z.string(), sha256: z.string() }))

/** A database on a server into which a backup is restored. From `begin` to `end` nothing starts on it. */
export type ServerTarget = {
  /** @throws BackupRefusal when the database is not empty. */
  begin: () => Promise<void>
  /**
   * Makes the tables as they were, fills them, and compares each with what was backed up, every row by its hash.
   *
   * @returns tables that no migration makes, which are somebody else's: their rows are not restored.
   * @throws BackupRefusal when something is not as it was; the tables are empty then.
   */
  fill: (filling: Filling) => Promise<string[]>
  /** The names that uploaded files have, each with the hash of its bytes. */
  readUploads: () => Promise<z.infer<typeof uploads>>
  /** What addresses showed, in order. */
  readHistory: () => Promise<HistoryRows>
  /** Forgets what the object store has: with another one, later, all of it is handed in anew. */
  forgetStore: () => Promise<void>
  /** Ends every session, and says in the log that all of it was restored. @returns how many sessions there were. */
  settle: (settling: Settling) => Promise<number>
  /** Brings it to the newest schema. */
  migrate: () => Promise<void>
  end: () => Promise<void>
  /** Takes away all that was written since `begin`. */
  takeBack: () => Promise<void>
  close: () => Promise<void>
}

type TargetOptions = {
  /** Carries out migrations by their names on the database that the settings name, in another process. */
  migrateTo: (names: readonly string[]) => Promise<void>
  /** All migrations of this product. */
  migrations: readonly string[]
}

/** Opens the database that the settings name. Nobody else prepares it until it is closed. @throws UnreachableDatabase */
export async function openServerTarget({ migrateTo, migrations }: TargetOptions): Promise<ServerTarget> {
  const client = await openSteady()
  const ask = askOn(client)
  let made: readonly string[] = []
  return {
    begin: async () => {
      await takePreparation(ask)
      if (await beginRestore(ask)) return
      throw new BackupRefusal(
        'The database that DATABASE_URL names is not empty. Restore into an empty one; keep the old one as evidence. Nothing was written.',
      )
    },
    fill: async (filling) => {
      made = filling.said.migrations
      await migrateTo(made)
      return asOne(client, () => fill(client, filling))
    },
    readUploads: async () => {
      const known = await ask(`SELECT to_regclass('upload_files') IS NOT NULL AS there`)
      if (known[0]?.['there'] !== 1) return []
      return uploads.parse(await ask('SELECT collection, filename, sha256 FROM upload_files WHERE until IS NULL'))
    },
    readHistory: async () => {
      const known = await ask(`SELECT to_regclass('page_history') IS NOT NULL AS there`)
      if (known[0]?.['there'] !== 1) return []
      return historyRows.parse(
        await ask(`SELECT entry::text AS line, entry->>'hash' AS page, (entry->'files')::text AS files
          FROM page_history ORDER BY at, name`),
      )
    },
    forgetStore: async () => {
      for (const table of ['upload_files', 'page_history', 'site_sets', 'archive_contents']) {
        const [known] = await ask(`SELECT to_regclass('${table}') IS NOT NULL AS there`)
        if (known?.['there'] === 1) await ask(`DELETE FROM ${table}`)
      }
    },
    settle: ({ dataDirectory, key, toAct }) =>
      asOne(client, async () => {
        const sessions = (await client.query('DELETE FROM users_sessions')).rowCount ?? 0
        const run = async (statement: Parameters<typeof toQuery>[0]) => (await client.query(toQuery(statement))).rows
        await appendToClosedLog(run, { act: toAct(sessions), key, dataDirectory })
        return sessions
      }),
    migrate: async () => {
      // A process of its own takes seconds to find that there is nothing to do.
      if (migrations.some((name) => !made.includes(name))) await migrateTo(migrations)
    },
    end: () => endRestore(ask),
    takeBack: () => takeBackRestore(ask),
    close: () => client.end(),
  }
}

async function fill(client: Client, { said, kept, read }: Filling): Promise<string[]> {
  const ask = askOn(client)
  const made = new Set((await listTables(ask)).map(({ name }) => name))
  const tables = kept.tables.filter(({ name }) => made.has(name))
  const given = new Map<string, bigint>()
  const readAndSum = async function* (table: KeptTable) {
    const counting = countRows(read(table))
    const summing = sumRows(counting.parts)
    yield* summing.parts
    if (counting.sum().sha256 !== table.sha256)
      throw new BackupRefusal(`The table ${table.name} is not what it was when the backup was verified.`)
    given.set(table.name, summing.sum())
  }
  await fillTables(client, { tables, sequences: kept.sequences, read: readAndSum })
  const counts = new Map<string, number>()
  for (const table of tables) {
    const summing = sumRows(readTable(client, table))
    for await (const _part of summing.parts);
    counts.set(table.name, summing.rows())
    if (summing.sum() !== given.get(table.name))
      throw new BackupRefusal(`The table ${table.name} is not what was backed up once it is restored.`)
  }
  const strangers = kept.tables.filter(({ name }) => !made.has(name)).map(({ name }) => name)
  const ofProduct = Object.entries(said.counts).filter(([name]) => made.has(name))
  const found = await describeContent({ read: ask, dialect: postgresDialect, counts })
  refuseDifference({ ...said, counts: Object.fromEntries(ofProduct) }, found)
  return strangers
}

/** All of it or nothing. */
async function asOne<Result>(client: Client, work: () => Promise<Result>): Promise<Result> {
  await client.query('BEGIN')
  try {
    const result = await work()
    await client.query('COMMIT')
    return result
  } catch (error) {
    // A connection that is lost has taken it back by itself.
    await client.query('ROLLBACK').catch((lost: unknown) => lost)
    throw error
  }
}
