import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'
import staffTexts from '@/messages/staff/cms/configuration.json' with { type: 'json' }
import { readAuditKeys } from '@/src/audit/audit-key'
import { beginLeadership } from '@/src/database/begin-leadership'
import { type Condition, endCondition, holdCondition } from '@/src/health/conditions'

const otherKeys: Condition = { name: 'other-keys', kind: 'fault', text: staffTexts.otherKeys }

/** Has this process lead when no other one does, and says when one at the same database has other keys: logins and the log of one are nothing to the other then. */
export async function beginLeading({ secret }: Pick<Payload, 'secret'>): Promise<void> {
  const mark = createHmac('sha256', secret).update(`mark ${readAuditKeys().current.id}`).digest('hex').slice(0, 8)
  const onStrangers = (are: boolean) => (are ? holdCondition(otherKeys) : endCondition(otherKeys.name))
  await beginLeadership({ company: { mark, onStrangers } })
}
