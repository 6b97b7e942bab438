import { BackupRefusal } from '@/src/backup/backup-refusal'
import { fateOf } from './people-tables'

/** @throws BackupRefusal when nobody has decided of a table whether it tells of people. */
export function refuseUnknownTables(names: readonly string[]): void {
  const unknown = names.filter((name) => fateOf(name) === null)
  if (unknown.length > 0)
    throw new BackupRefusal(
      `Nobody has decided whether these tables tell of people: ${unknown.join(', ')} (src/promotion/people-tables.ts). Nothing was copied.`,
    )
}
