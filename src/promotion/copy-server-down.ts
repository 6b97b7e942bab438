import { BackupRefusal } from '@/src/backup/backup-refusal'
import { type Ask, askPostgres } from '@/src/database/postgres-client'
import { readMigrationNames, unfinishedMarks } from '@/src/database/postgres-state'
import { atOneMoment, quoted, type Snapshot } from '@/src/database/snapshot'
import { UnreachableDatabase } from '@/src/database/unreachable-database'
import { bringCopiedUploads } from './bring-copied-uploads'
import { type CopyTarget, openCopyTarget } from './copy-target'
import { makeDirectoryWhole, refuseFilled } from './directory-of-copy'
import { clearedColumns, fateOf } from './people-tables'
import { refuseUnknownTables } from './refuse-unknown-tables'

type CopyOptions = {
  /** The data directory of what is copied. */
  from: string
  /** A directory for staging that is not there yet or is empty; it has its name only when it is complete. */
  to: string
  /** Address of an empty database for staging. */
  address: string
  /** The migrations of this product. */
  migrations: readonly string[]
  /** Carries out migrations by their names on the database at that address, in another process. */
  migrateTo: (names: readonly string[]) => Promise<void>
}

/**
 * As `copyDown`, of a database on a server: what the settings name is read at one moment, while the product runs, and rows of people are never
 * read at all. Until the copy is complete nothing starts on its database; what fails is taken away again.
 *
 * @returns how many rows were left out of which table.
 * @throws BackupRefusal when it cannot be, and UnreachableDatabase.
 */
export async function copyServerDown(options: CopyOptions): Promise<ReadonlyMap<string, number>> {
  refuseFilled(options.to)
  const target = await openCopyTarget(options.address)
  try {
    // A database is kept from whoever prepares it: whoever copied it into itself would wait for himself.
    await askPostgres(target.refuseSame)
    await target.begin()
    try {
      const left = await makeDirectoryWhole(options.to, (unfinished) =>
        atOneMoment((snapshot) => copy(snapshot, target, { ...options, to: unfinished })),
      )
      await target.end()
      return left
    } catch (error) {
      await target.takeBack()
      throw error
    }
  } catch (error) {
    if (error instanceof BackupRefusal || error instanceof UnreachableDatabase) throw error
    throw new BackupRefusal(
      `The database could not be copied (${String(error)}). What was written was taken away again.`,
      {
        cause: error,
      },
    )
  } finally {
    await target.close()
  }
}

async function copy(
  snapshot: Snapshot,
  target: CopyTarget,
  { from, to, migrations, migrateTo }: CopyOptions,
): Promise<Map<string, number>> {
  const { ask, tables, sequences } = snapshot
  const names = tables.map(({ name }) => name)
  if (unfinishedMarks.some((mark) => names.includes(mark)) || !names.includes('payload_migrations'))
    throw new BackupRefusal('There is no whole database of Sona where DATABASE_URL leads. Nothing was copied.')
  refuseUnknownTables(names)
  const made = await readMigrationNames(ask)
  const newer = made.find((name) => !migrations.includes(name))
  if (newer !== undefined)
    throw new BackupRefusal(`The database is of a newer Sona: this one does not know ${newer}. Nothing was copied.`)
  await bringCopiedUploads(ask, from, to)
  await migrateTo(made)
  const kept = tables.filter(({ name }) => fateOf(name) === 'kept')
  const emptied = tables.filter(({ name }) => fateOf(name) === 'emptied')
  await target.fill({
    ...{ kept, emptied, sequences },
    read: (table) => snapshot.read(table, toInstead(clearedColumns[table.name] ?? {})),
  })
  const left = new Map<string, number>()
  for (const { name } of emptied) left.set(name, await countOf(ask, name))
  return left
}

/** As `leavePeopleOut` writes over what is there. */
function toInstead(columns: Readonly<Record<string, string | null>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(columns).map(([column, value]) => [
      column,
      value === null ? 'NULL' : `CASE WHEN ${quoted(column)} IS NOT NULL THEN '${value}' END`,
    ]),
  )
}

async function countOf(ask: Ask, table: string): Promise<number> {
  const [row] = await ask(`SELECT count(*)::int AS count FROM ${quoted(table)}`)
  return Number(row?.['count'])
}
