import { DatabaseSync } from 'node:sqlite'
import { findDamage } from '@/src/evidence/find-damage'
import { BackupRefusal } from './backup-refusal'

/**
 * Copies a database as it is at one moment, while others write to it, without what was deleted in it. In a process that does not have the
 * database open itself: two libraries in one lose each other's locks.
 *
 * @param to a file that is not there yet.
 * @throws BackupRefusal when the database is damaged: a copy of damage would push out the copies that are whole.
 */
export function snapshotDatabase(from: string, to: string): void {
  const damage = findDamage(from)
  if (damage !== null)
    throw new BackupRefusal(
      `The database ${from} is damaged (${damage}): no backup was made of it. Keep the older backups, and restore the newest.`,
    )
  const database = new DatabaseSync(from, { readOnly: true })
  try {
    database.exec('PRAGMA busy_timeout = 10000')
    database.prepare('VACUUM INTO ?').run(to)
  } finally {
    database.close()
  }
}
