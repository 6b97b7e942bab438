import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { runAsOne } from '@/src/database/statements'
import type { User } from '@/src/stored-types/payload-types'
import { passwordChanged, passwordSetBy } from '../passwords/guard-passwords'
import { recordSecurityEvent, type SecurityEvent } from './security-event'

/**
 * Records what was changed of an account, from what to what. Whoever has a new address keeps the session of now and no other, and no
 * link to a new password that went to the old one.
 */
export const recordAccountChange: CollectionAfterChangeHook<User> = async ({ doc, operation, previousDoc, req }) => {
  const record = (event: SecurityEvent['event'], details = {}) =>
    recordSecurityEvent(req, { event, actor: req.user, account: doc.id, details })
  if (operation === 'create') {
    await record('account.created', { after: doc.role })
    return doc
  }
  const { [passwordChanged]: changed, [passwordSetBy]: by } = req.context
  if (changed === doc.id) await record('password.changed', by ? { by } : {})
  if (previousDoc.role !== doc.role) await record('role.changed', { before: previousDoc.role, after: doc.role })
  if (previousDoc.email !== doc.email) {
    await endWaysOfOldAddress(req, doc.id)
    await record('email.changed')
  }
  return doc
}

/** Records that an account is gone. */
export const recordAccountDeletion: CollectionAfterDeleteHook<User> = async ({ doc, req }) => {
  await runAsOne(req.payload, [{ sql: 'DELETE FROM credentials WHERE person = ?', args: [doc.id] }])
  await recordSecurityEvent(req, {
    event: 'account.deleted',
    actor: req.user,
    account: doc.id,
    details: { before: doc.role },
  })
  return doc
}

type Request = Parameters<typeof recordAccountDeletion>[0]['req']

async function endWaysOfOldAddress(req: Request, id: number): Promise<void> {
  const kept = req.user?.id === id && '_sid' in req.user ? String(req.user._sid) : ''
  await runAsOne(req.payload, [
    { sql: 'DELETE FROM users_sessions WHERE _parent_id = ? AND id <> ?', args: [id, kept] },
    { sql: 'UPDATE users SET reset_password_token = NULL, reset_password_expiration = NULL WHERE id = ?', args: [id] },
  ])
}
