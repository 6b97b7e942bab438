import { join } from 'node:path'
import { copyBeforeMigration, settleMigration } from '@/src/backup/before-migration'
import { readMigrationNames } from '@/src/backup/describe-database'
import { hasDatabase } from './lost-database'
import { migrationNames } from './migration-names'

/** The database was written by a newer product. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase'
}

/**
 * Looks at the schema of a database before anything opens it: one that a newer product wrote is left alone, and one that is about to be
 * migrated is copied first. Not for a process that has it open.
 *
 * @throws NewerDatabase with what to do.
 */
export function guardSchema(dataDirectory: string): void {
  if (!hasDatabase(dataDirectory)) return
  const known = migrationNames()
  const carriedOut = readMigrationNames(join(dataDirectory, 'sona.sqlite'))
  const unknown = carriedOut.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new NewerDatabase(
      `The database in ${dataDirectory} was written by a newer Sona: this one knows no schema ${unknown}, its own newest is ${known.at(-1)}. Nothing was changed. Start the newer one, or restore a backup from before the upgrade (docs/operations.md).`,
    )
  if (known.some((name) => !carriedOut.includes(name)))
    copyBeforeMigration(dataDirectory, carriedOut.at(-1) ?? 'unknown')
  else settleMigration(dataDirectory)
}
