import type { PayloadRequest } from 'payload'
import { runAsOne } from '@/src/database/statements'
import { recordSecurityEvent } from '../events/security-event'
import { findAccountById } from '../sign-in/find-account'
import { tellFactorChange } from './tell-factor-change'

/** Takes away everything that an account has beside its password, and ends its sessions: its owner has lost it, and two people agree. */
export async function resetFactors(req: PayloadRequest, person: number): Promise<void> {
  await runAsOne(req.payload, [
    { sql: 'DELETE FROM credentials WHERE person = ?', args: [person] },
    { sql: 'DELETE FROM users_sessions WHERE _parent_id = ?', args: [person] },
  ])
  await recordSecurityEvent(req, { event: 'factors.reset', actor: req.user, account: person })
  const account = await findAccountById(req.payload, person)
  if (account) await tellFactorChange(req.payload, account, 'reset')
}
