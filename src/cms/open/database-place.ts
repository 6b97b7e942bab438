import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { backUpBeforeMigration } from '@/src/backup/back-up-before-migration'
import { copyBeforeMigration, settleMigration } from '@/src/backup/before-migration'
import { readMigrationNames } from '@/src/backup/describe-database'
import { hasDatabase } from '@/src/database/lost-database'
import { dialect } from '@/src/database/own-dialect'
import { refuseDamagedDatabase } from '@/src/evidence/damaged-database'
import { recoverInterrupted, restoreOnFailure } from '@/src/payload-fixes/restore-on-failure'

/** Where a database is, for what is asked and done while nobody of this process has it open. */
export type DatabasePlace = {
  /** What it is called to whoever runs the product. */
  readonly name: string
  /** Whether it holds anything. */
  readonly isFilled: () => Promise<boolean>
  /** The rows that a statement reads. */
  readonly read: (sql: string) => Promise<Record<string, unknown>[]>
  /** The migrations that were carried out on it, in their order. */
  readonly readMigrationNames: () => Promise<string[]>
  /** Keeps what a migration could spoil. @param newest the newest migration before. */
  readonly copyBeforeMigration: (newest: string) => void | Promise<void>
  /** Notes that there is nothing to migrate. */
  readonly settleMigration: () => void
  /** Puts back what work began and never finished, and refuses a database that is damaged. */
  readonly recover: () => Promise<void>
  /**
   * Does work that fills the database: when it fails, an empty one is empty again, and of a filled one that is a file nothing is changed. On a
   * server what was changed in a filled one stays; the same work, done again, ends it.
   */
  readonly fill: (work: () => Promise<void>) => Promise<void>
}

/**
 * Hands over the database of a data directory, or the one on a server, of which nobody else prepares it meanwhile.
 *
 * @throws what the work throws, and UnreachableDatabase.
 */
export async function atDatabase<Result>(
  dataDirectory: string,
  work: (place: DatabasePlace) => Promise<Result>,
): Promise<Result> {
  if (dialect.name === 'sqlite') return work(inDirectory(dataDirectory))
  const [{ askPostgres }, postgres] = await Promise.all([
    import('@/src/database/postgres-client'),
    import('@/src/database/postgres-state'),
  ])
  return askPostgres(async (ask) => {
    await postgres.takePreparation(ask)
    return work({
      name: 'that DATABASE_URL names',
      isFilled: () => postgres.isFilled(ask),
      read: ask,
      readMigrationNames: () => postgres.readMigrationNames(ask),
      copyBeforeMigration: () => backUpBeforeMigration(dataDirectory),
      settleMigration: () => undefined,
      recover: async () => {
        recoverInterrupted(dataDirectory)
        await postgres.recoverUnfinished(ask)
        await postgres.refuseForeign(ask)
      },
      fill: (filling) =>
        restoreOnFailure(dataDirectory, async () => {
          await ((await postgres.isFilled(ask)) ? filling() : postgres.fillWhole(ask, filling))
        }),
    })
  })
}

/** The file of a data directory. Not for a process that has it open: two libraries in one take each other's locks away. */
function inDirectory(dataDirectory: string): DatabasePlace {
  const file = join(dataDirectory, 'sona.sqlite')
  return {
    name: `in ${dataDirectory}`,
    isFilled: async () => hasDatabase(dataDirectory),
    read: async (sql) => {
      const database = new DatabaseSync(file, { readOnly: true })
      try {
        database.exec('PRAGMA busy_timeout = 5000')
        return database.prepare(sql).all()
      } finally {
        database.close()
      }
    },
    readMigrationNames: async () => readMigrationNames(file),
    copyBeforeMigration: (newest) => copyBeforeMigration(dataDirectory, newest),
    settleMigration: () => settleMigration(dataDirectory),
    recover: async () => {
      recoverInterrupted(dataDirectory)
      refuseDamagedDatabase(dataDirectory)
    },
    fill: (work) => restoreOnFailure(dataDirectory, work),
  }
}
