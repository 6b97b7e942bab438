import type { Payload } from 'payload'
import { dialect } from './own-dialect'
import { readRows } from './statements'

/**
 * Has the database look at what its tables hold, by which it decides how it finds rows. SQLite never does by itself: it then takes the index
 * of what is published for as good as that of addresses, and reads every page to find one.
 */
export async function learnSizes(payload: Payload): Promise<void> {
  for (const sql of dialect.learnSizes) await readRows(payload, { sql, args: [] })
}
