import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Statement } from '@/src/database/connection'
import { writeAuditHead } from './audit-head'
import type { SealKey } from './audit-key'
import { type Act, nextEntries } from './next-entries'

const tail = z.object({ number: z.number(), hash: z.string() })

/** Carries out a statement with `?` for each value. @returns the rows that it reads. */
type Run = (statement: Statement) => unknown[] | Promise<unknown[]>

type Appending = { act: Act; key: SealKey; dataDirectory: string }

const columns = `number, at, actor, actor_name, actor_role, action, subject, locale, reason, "before", "after", details, previous, hash`

/** Adds an act of the platform to a log that nobody else writes to, such as one that was just restored. */
export async function appendToClosedLog(run: Run, { act, key, dataDirectory }: Appending): Promise<void> {
  const newest = 'SELECT number, hash FROM audit_log ORDER BY number DESC LIMIT 1'
  const [before] = await run({ sql: newest, args: [] })
  for (const entry of nextEntries(act, before ? tail.parse(before) : { number: 0, hash: '' }, key)) {
    const { number, at, actor, actorName, actorRole, action, subject, locale, reason, details, previous, hash } = entry
    const args = [number, at, actor, actorName, actorRole, action, subject, locale, reason, entry.before, entry.after]
    const values = [...args, details, previous, hash]
    const sql = `INSERT INTO audit_log (${columns}) VALUES (${values.map(() => '?').join(', ')})`
    await run({ sql, args: values })
    writeAuditHead(entry, { dataDirectory, key })
  }
}

/** The same to the database in a data directory, which nobody has open. */
export async function appendToClosedFile({ dataDirectory, ...appending }: Appending): Promise<void> {
  const database = new DatabaseSync(join(dataDirectory, 'sona.sqlite'))
  try {
    await appendToClosedLog(({ sql, args }) => database.prepare(sql).all(...args), { ...appending, dataDirectory })
  } finally {
    database.close()
  }
}
