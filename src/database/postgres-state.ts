import type { Ask } from './postgres-client'
import { UnreachableDatabase } from './unreachable-database'

/** By these names the database itself knows who prepares it: one at a time, from whatever machine. Any two numbers do. */
const preparing = '7662, 1'

/**
 * A table that is there while a new database is filled: whatever ends that leaves it behind, and with it what is worth nothing. A
 * schema of Payload's has no such name.
 */
const unfinished = 'sona_unfinished'

/** A table that is there while a backup is restored, or a copy without people is made: what lies beside it is not whole, and nobody but whoever does that takes it away. */
const restoring = 'sona_unfinished_restore'

/** Tables that say that a database is not whole. */
export const unfinishedMarks: readonly string[] = [unfinished, restoring]

/** Waits until nobody prepares the database, and keeps everybody from it until the connection ends; others may do the same meanwhile. */
export async function sharePreparation(ask: Ask): Promise<void> {
  await ask(`SELECT pg_advisory_lock_shared(${preparing})`)
}

/** Waits until nobody else prepares the database. Ends with the connection. */
export async function takePreparation(ask: Ask): Promise<void> {
  await ask(`SELECT pg_advisory_lock(${preparing})`)
}

/** Whether the database holds anything of this product, or of another. */
export async function isFilled(ask: Ask): Promise<boolean> {
  return (await ask('SELECT 1 FROM pg_tables WHERE schemaname = current_schema() LIMIT 1')).length > 0
}

/**
 * Leaves a database alone that another program has filled, or into which a restore never came to its end.
 *
 * @throws UnreachableDatabase with what to do.
 */
export async function refuseForeign(ask: Ask): Promise<void> {
  if (await isThere(ask, restoring))
    throw new UnreachableDatabase(
      'A restore into the database that DATABASE_URL names was broken off, and what lies there is not whole. Nothing was changed. Run npm run restore again, or what else filled it (npm run copy-down).',
    )
  if (!(await isFilled(ask)) || (await isThere(ask, 'payload_migrations'))) return
  throw new UnreachableDatabase(
    'The database that DATABASE_URL names holds tables of another program. Nothing was changed. Name one of its own (docs/operations.md).',
  )
}

async function isThere(ask: Ask, table: string): Promise<boolean> {
  const [found] = await ask(`SELECT to_regclass('${table}') IS NOT NULL AS there`)
  return found?.['there'] === 1
}

/** The migrations that were carried out on a database, in their order; none of one that has nothing. */
export async function readMigrationNames(ask: Ask): Promise<string[]> {
  if (!(await isThere(ask, 'payload_migrations'))) return []
  // What is changed by hand in development is noted with a negative batch, and is no migration.
  return (await ask('SELECT name FROM payload_migrations WHERE batch > 0 ORDER BY id')).map(({ name }) => String(name))
}

/**
 * Fills an empty database: what fails leaves it empty, and so does what never ends, once `recoverUnfinished` has come by.
 *
 * @throws what the work throws.
 */
export async function fillWhole(ask: Ask, work: () => Promise<void>): Promise<void> {
  await ask(`CREATE TABLE ${unfinished} ()`)
  try {
    await work()
  } catch (error) {
    await recoverUnfinished(ask)
    throw error
  }
  await ask(`DROP TABLE ${unfinished}`)
}

/**
 * Marks an empty database: until `endRestore` nothing starts on it. What an earlier restore left behind that was killed is nobody's, and goes.
 *
 * @returns false when the database holds anything else, and is left alone.
 */
export async function beginRestore(ask: Ask): Promise<boolean> {
  if (await isThere(ask, restoring)) await empty(ask)
  if (await isFilled(ask)) return false
  await ask(`CREATE TABLE ${restoring} ()`)
  return true
}

/** Says that all that was restored is there. */
export async function endRestore(ask: Ask): Promise<void> {
  await ask(`DROP TABLE ${restoring}`)
}

/** Takes away what a restore has written, with its mark. */
export async function takeBackRestore(ask: Ask): Promise<void> {
  if (await isThere(ask, restoring)) await empty(ask)
}

/** Empties a database that somebody began to fill. Does nothing to any other. */
export async function recoverUnfinished(ask: Ask): Promise<void> {
  if (await isThere(ask, unfinished)) await empty(ask)
}

async function empty(ask: Ask): Promise<void> {
  // As one, the mark among them: half-way it would be a database that is neither empty nor filled.
  await ask(`DO $empty$ DECLARE named record; BEGIN
    FOR named IN SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()
      LOOP EXECUTE format('DROP TABLE %I CASCADE', named.name); END LOOP;
    FOR named IN SELECT typname AS name FROM pg_type WHERE typnamespace = current_schema()::regnamespace AND typtype = 'e'
      LOOP EXECUTE format('DROP TYPE %I CASCADE', named.name); END LOOP;
    FOR named IN SELECT oid::regprocedure AS name FROM pg_proc WHERE pronamespace = current_schema()::regnamespace
      AND prolang = (SELECT oid FROM pg_language WHERE lanname = 'plpgsql')
      LOOP EXECUTE format('DROP FUNCTION %s CASCADE', named.name); END LOOP;
  END $empty$`)
}
