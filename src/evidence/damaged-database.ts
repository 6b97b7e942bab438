import { statSync } from 'node:fs'
import { join } from 'node:path'
import { findDamage } from './find-damage'

/** The database is there, and parts of it are not what was written. */
export class DamagedDatabase extends Error {
  override readonly name = 'DamagedDatabase'
}

/** A larger one takes longer to read than people wait for a start: it is examined beside the running product instead. */
const mostBytes = 2_000_000_000

/**
 * Reads the whole database before anything is written into it: what is written into a damaged one spreads the damage, and hides when
 * it began.
 *
 * @throws DamagedDatabase with what to do.
 */
export function refuseDamagedDatabase(dataDirectory: string): void {
  const file = join(dataDirectory, 'sona.sqlite')
  if (!statSync(file, { throwIfNoEntry: false }) || statSync(file).size > mostBytes) return
  const damage = findDamage(file)
  if (damage === null) return
  throw new DamagedDatabase(
    `The database ${file} is damaged (${damage}) and was not opened, so that nothing is written into it. Keep a copy of the data directory, then restore the newest backup that is whole (docs/operations.md). Visitors are served what is published already.`,
  )
}
