import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import staffTexts from '@/messages/staff/cms/accounts.json' with { type: 'json' }
import { noteRefusal } from '@/src/audit/note-refusal'
import { refusal } from '@/src/fields/refusal'
import { permittedWrite } from '../access/permit'

/** What the record calls somebody, and what they may do. Where they read their mail is their own matter, with their password. */
const governed = ['name', 'role', 'username'] as const

/**
 * Nobody makes, changes or takes away an account alone: that is asked for with a reason (`account-requests`) and decided by
 * somebody else. People change how they prove who they are, such as their own password, by themselves.
 */
export const guardAccounts: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (isTrusted(req)) return data
  if (operation === 'create') return refuse(req, 'users/new')
  if (originalDoc?.id !== req.user?.id) return refuse(req, `users/${originalDoc?.id}`)
  const isOther = governed.some((field) => field in data && (data[field] ?? '') !== (originalDoc?.[field] ?? ''))
  return isOther ? refuse(req, `users/${originalDoc?.id}`) : data
}

/** The same for taking one away. */
export const guardAccountDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!isTrusted(req)) await refuse(req, `users/${id}`)
}

/** Code without a user, such as what makes the first logins, is no person who could go round a second one. */
function isTrusted(req: PayloadRequest): boolean {
  return !req.user || permittedWrite(req) !== undefined
}

/** @throws always, after the attempt is in the audit log. */
async function refuse(req: PayloadRequest, subject: string): Promise<never> {
  await noteRefusal(req, subject, 'Accounts are changed by a request that somebody else decides')
  throw refusal(req, 403, staffTexts.guardAccounts.refuse)
}
