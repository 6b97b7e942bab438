import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { writeAuditHead } from './audit-head'
import type { SealKey } from './audit-key'
import { type Act, nextEntries } from './next-entries'

const tail = z.object({ number: z.number(), hash: z.string() })

/** Adds an act of the platform to the log of a database that nobody has open, such as one that was just restored. */
export function appendToClosedLog(dataDirectory: string, act: Act, key: SealKey): void {
  const database = new DatabaseSync(join(dataDirectory, 'sona.sqlite'))
  try {
    const newest = database.prepare('SELECT number, hash FROM audit_log ORDER BY number DESC LIMIT 1').get()
    const entries = nextEntries(act, newest ? tail.parse(newest) : { number: 0, hash: '' }, key)
    const insert = database.prepare(
      `INSERT INTO audit_log (number, at, actor, actor_name, actor_role, action, subject, locale, reason, "before", "after", details,
        previous, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    for (const entry of entries) {
      const { number, at, actor, actorName, actorRole, action, subject, locale, reason, before, after } = entry
      const values = [number, at, actor, actorName, actorRole, action, subject, locale, reason, before, after]
      insert.run(...values, entry.details, entry.previous, entry.hash)
      writeAuditHead(entry, { dataDirectory, key })
    }
  } finally {
    database.close()
  }
}
