import { setImmediate } from 'node:timers/promises'
import { getPayload } from 'payload'
import { protectAuditLog } from '@/src/audit/protect-audit'
import config from '@/src/cms/configuration/payload.config'
import { readMigrations } from '@/src/database/read-migrations'

/**
 * Brings the database that the settings name so far as the names on the command line say, and has it protect its logs. In a process of its
 * own: whoever restores an older database needs it once as it was, and once as it is now.
 */
const names = process.argv.slice(2)
// Whoever waited for it is gone, and may have been begun again: two would be in each other's way.
process.once('disconnect', () => process.exit(1))
// Nothing is begun before it was heard whether that has happened already.
await setImmediate()
const payload = await getPayload({ config, disableOnInit: true })
await payload.db.migrate({ migrations: (await readMigrations()).filter(({ name }) => names.includes(name)) })
await protectAuditLog(payload, false)
await payload.destroy()
process.exit(0)
