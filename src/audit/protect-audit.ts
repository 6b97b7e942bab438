import type { Payload } from 'payload'
import { z } from 'zod'
import type { Protection } from '@/src/database/dialect'
import { dialect } from '@/src/database/own-dialect'
import { readRows, runAsOne } from '@/src/database/statements'
import { log } from '@/src/platform/log'
import { appendAudit } from './append-audit'
import { findOpenTables, type ProtectedTable } from './audit-triggers'
import { logSubject, unprotected } from './own-acts'

const listed = z.array(z.object({ type: z.string(), name: z.string() }))

/** Whether a table that is only ever added to has rows and not all that protects it: only somebody with the disk can have taken it away. */
export async function isAuditLogOpen(payload: Payload): Promise<boolean> {
  const open = findOpenTables(listed.parse(await readRows(payload, { sql: dialect.listing, args: [] })))
  for (const table of open) {
    const rows = await readRows(payload, { sql: `SELECT id FROM ${table} LIMIT 1`, args: [] })
    if (rows.length > 0) return true
  }
  return false
}

/** What each table is protected with. */
const protections: Readonly<Record<ProtectedTable, Omit<Protection, 'table'>>> = {
  audit_log: { why: 'The audit log is only ever added to' },
  contributions: { why: 'Who wrote what is only ever added to' },
  // Retention alone comes to a case that is gone or was made anonymous; of that one, only what somebody wrote goes.
  submission_events: {
    why: 'The history of a case is only ever added to',
    keptWhen: `EXISTS (SELECT 1 FROM submissions WHERE submissions.id = OLD.submission
      AND (submissions.anonymised_on IS NULL OR OLD.kind IN ('state', 'assigned', 'due')))`,
  },
}

/**
 * Has the database itself refuse to change or delete entries of the audit log, who wrote what and the history of cases, whoever asks it
 * and by whatever way. To be called after everything that may make the tables anew; a table that a schema does not have yet is left out.
 *
 * @param wasOpen whether they were found open before: that is written into the log, which says it from then on.
 */
export async function protectAuditLog(payload: Payload, wasOpen: boolean): Promise<void> {
  const open = findOpenTables(listed.parse(await readRows(payload, { sql: dialect.listing, args: [] })))
  for (const table of open) {
    const statements = dialect.protect({ table, ...protections[table] })
    await runAsOne(
      payload,
      statements.map((sql) => ({ sql, args: [] })),
    )
  }
  if (!wasOpen) return
  log.error('The audit log was found without its triggers; they were made again')
  await appendAudit(payload, {
    action: unprotected,
    subject: logSubject,
    reason: 'The database was found without the triggers that keep entries from being changed',
  })
}
