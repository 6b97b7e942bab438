import { getPayload, type Payload } from 'payload'
import { isAuditLogOpen, protectAuditLog } from '@/src/audit/protect-audit'
import { learnSizes } from '@/src/database/learn-sizes'
import { readMigrations } from '@/src/database/read-migrations'
import config from '../configuration/payload.config'
import { beginDrafts } from './begin-drafts'

/**
 * Opens the CMS in this process, for commands: with its database brought to the newest schema first.
 *
 * The caller has taken the data directory, and ends with `payload.destroy()`.
 */
export async function openCms(): Promise<Payload> {
  const payload = await getPayload({ config, disableOnInit: true })
  // A migration that makes the table anew takes its triggers away by itself.
  const wasOpen = await isAuditLogOpen(payload)
  await payload.db.migrate({ migrations: await readMigrations() })
  await protectAuditLog(payload, wasOpen)
  await beginDrafts(payload)
  await learnSizes(payload)
  return payload
}
