import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

/** Has the database itself refuse to change or delete entries of the audit log, whoever asks it and by whatever way. */
export async function protectAuditLog(payload: Payload): Promise<void> {
  const { drizzle } = payload.db
  await drizzle.run(sql`CREATE TRIGGER IF NOT EXISTS audit_log_no_update BEFORE UPDATE ON audit_log
    BEGIN SELECT RAISE(ABORT, 'The audit log is only ever added to'); END`)
  await drizzle.run(sql`CREATE TRIGGER IF NOT EXISTS audit_log_no_delete BEFORE DELETE ON audit_log
    BEGIN SELECT RAISE(ABORT, 'The audit log is only ever added to'); END`)
}
