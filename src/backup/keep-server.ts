import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { postgresDialect } from '@/src/database/postgres-dialect'
import { unfinishedMarks } from '@/src/database/postgres-state'
import { atOneMoment, type Snapshot } from '@/src/database/snapshot'
import { UnreachableDatabase } from '@/src/database/unreachable-database'
import type { BackupManifest, DatabaseContent, KeptTable } from './backup-manifest'
import { BackupRefusal } from './backup-refusal'
import type { Content } from './content'
import { countRows } from './count-rows'
import { describeContent } from './describe-database'
import { isDiskFailure } from './disk-failure'
import type { Keeper } from './keep-contents'
import type { Parts } from './sealed-stream'

type KeepOptions = {
  /** A directory for what is being copied. */
  temporary: string
  keep: Keeper['keep']
  /** Whether this process is about to change the schema, and so keeps others from doing it. */
  isPreparing: boolean
}

type KeptServer = {
  database: DatabaseContent
  server: Pick<NonNullable<BackupManifest['server']>, 'tables' | 'sequences'>
}

/**
 * Keeps the database that the settings name as it is at one moment, a content for each table: what did not change is not written again.
 *
 * @throws BackupRefusal when it is none of the product, is not whole, or cannot be read.
 */
export async function keepServerDatabase({ temporary, keep, isPreparing }: KeepOptions): Promise<KeptServer> {
  try {
    return await atOneMoment((snapshot) => keepSnapshot(snapshot, temporary, keep), isPreparing)
  } catch (error) {
    if (error instanceof BackupRefusal || isDiskFailure(error)) throw error
    if (error instanceof UnreachableDatabase) throw new BackupRefusal(error.message, { cause: error })
    throw new BackupRefusal(
      `The database that DATABASE_URL names could not be read to its end (${String(error)}): this backup does not count. The ones before it are as they were.`,
      { cause: error },
    )
  }
}

async function keepSnapshot(snapshot: Snapshot, temporary: string, keep: Keeper['keep']): Promise<KeptServer> {
  const { tables, sequences, ask, read } = snapshot
  const names = new Set(tables.map(({ name }) => name))
  if (unfinishedMarks.some((mark) => names.has(mark)))
    throw new BackupRefusal(
      'The database that DATABASE_URL names is being filled, or a restore into it was broken off: nothing was backed up.',
    )
  if (!names.has('payload_migrations'))
    throw new BackupRefusal('There is no database of Sona where DATABASE_URL leads: nothing was backed up.')
  const kept: KeptTable[] = []
  const counts = new Map<string, number>()
  const copy = join(temporary, 'table')
  for (const table of tables) {
    const { rows, content } = await copyRows(read(table), copy)
    counts.set(table.name, rows)
    kept.push({ ...(await keep(pathOfTable(table.name), content)), name: table.name, columns: [...table.columns] })
  }
  await rm(copy, { force: true })
  const database = await describeContent({ read: ask, dialect: postgresDialect, counts })
  return { database, server: { tables: kept, sequences: [...sequences] } }
}

const pathOfTable = (name: string) => `database/${name}`

/** Copies the rows of a table into a file: nobody knows its hash before its end. */
async function copyRows(parts: Parts, file: string): Promise<{ rows: number; content: Content }> {
  const counting = countRows(parts)
  await pipeline(counting.parts, createWriteStream(file, { mode: 0o600 }))
  return { rows: counting.rows(), content: { ...counting.sum(), read: () => createReadStream(file) } }
}
