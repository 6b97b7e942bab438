import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { BackupRefusal } from '@/src/backup/backup-refusal'
import { snapshotDatabase } from '@/src/backup/snapshot-database'
import { copiedDirectories, makeDirectoryWhole, refuseFilled } from './directory-of-copy'
import { clearedColumns, emptiedTables } from './people-tables'
import { refuseUnknownTables } from './refuse-unknown-tables'

const named = z.array(z.object({ name: z.string() }))
const statements = z.array(z.object({ name: z.string(), sql: z.string() }))

/**
 * Makes a data directory for staging out of another one, which may be in use: its content and settings, without what people sent, who they
 * are, what staff did, messages, keys and secrets. Not for a process that has the database open.
 *
 * @param to a directory that is not there yet or is empty; it has its name only when it is complete.
 * @returns how many rows were left out of which table.
 * @throws BackupRefusal when it cannot be, or when the database has a table of which nobody has decided whether it tells of people.
 */
export async function copyDown(from: string, to: string): Promise<ReadonlyMap<string, number>> {
  if (!existsSync(join(from, 'sona.sqlite'))) throw new BackupRefusal(`There is no database in ${from}.`)
  refuseFilled(to)
  return makeDirectoryWhole(to, (unfinished) => {
    const database = join(unfinished, 'sona.sqlite')
    snapshotDatabase(join(from, 'sona.sqlite'), database)
    const left = leavePeopleOut(database)
    for (const directory of copiedDirectories)
      if (existsSync(join(from, directory)))
        cpSync(join(from, directory), join(unfinished, directory), { recursive: true, dereference: true })
    return left
  })
}

function leavePeopleOut(file: string): Map<string, number> {
  // Rows are left out in any order: what refers to people is cleared in the same go.
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false })
  try {
    const tables = named.parse(
      database.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").all(),
    )
    refuseUnknownTables(tables.map(({ name }) => name))
    // Those that keep rows of logs from being changed.
    const triggers = statements.parse(
      database.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").all(),
    )
    database.exec('PRAGMA secure_delete = ON; PRAGMA journal_mode = DELETE')
    for (const { name } of triggers) database.exec(`DROP TRIGGER "${name}"`)
    const left = new Map(
      emptiedTables.map((table) => [table, Number(database.prepare(`DELETE FROM "${table}"`).run().changes)]),
    )
    for (const [table, columns] of Object.entries(clearedColumns))
      for (const [column, value] of Object.entries(columns))
        database.prepare(`UPDATE "${table}" SET "${column}" = ? WHERE "${column}" IS NOT NULL`).run(value)
    for (const { sql } of triggers) database.exec(sql)
    // Not a byte of what was deleted stays in pages that nobody uses.
    database.exec('VACUUM')
    return left
  } finally {
    database.close()
  }
}
