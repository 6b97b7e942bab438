import { migrationNames } from '@/src/database/migration-names'
import type { DatabasePlace } from './database-place'

/** The database was written by a newer product. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase'
}

/**
 * Looks at the schema of a database before anything opens it: one that a newer product wrote is left alone, and one that is about to be
 * migrated is copied first.
 *
 * @throws NewerDatabase with what to do.
 */
export async function guardSchema(place: DatabasePlace): Promise<void> {
  if (!(await place.isFilled())) return
  const known = migrationNames()
  const carriedOut = await place.readMigrationNames()
  const unknown = carriedOut.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new NewerDatabase(
      `The database ${place.name} was written by a newer Sona: this one knows no schema ${unknown}, its own newest is ${known.at(-1)}. Nothing was changed. Start the newer one, or restore a backup from before the upgrade (docs/operations.md).`,
    )
  if (known.some((name) => !carriedOut.includes(name))) await place.copyBeforeMigration(carriedOut.at(-1) ?? 'unknown')
  else place.settleMigration()
}
