import { getPayload, type Payload } from 'payload'
import config from '../payload.config'
import { protectAuditLog } from './audit/protect-audit'
import { beginDrafts } from './begin-drafts'

/**
 * Opens the CMS in this process, for commands: with its database brought to the newest schema first.
 *
 * The caller has taken the data directory, and ends with `payload.destroy()`.
 */
export async function openCms(): Promise<Payload> {
  const payload = await getPayload({ config, disableOnInit: true })
  await payload.db.migrate()
  await protectAuditLog(payload)
  await beginDrafts(payload)
  return payload
}
