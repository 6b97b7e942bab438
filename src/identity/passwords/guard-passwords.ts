import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/identity.json' with { type: 'json' }
import { adminText } from '@/src/fields/admin-text'
import type { StaffText } from '@/src/i18n/staff-text'
import { recordSecurityEvent } from '../events/security-event'
import { findAccountById } from '../sign-in/find-account'
import { limitAttempt, noteSuccess } from '../sign-in/limit-attempt'
import { isPassword } from './password-hash'
import { findPasswordProblem, type PasswordOwner } from './password-problem'

const written = z.looseObject({
  name: z.string().nullish(),
  email: z.string().nullish(),
  password: z.string().nullish(),
  currentPassword: z.string().max(1_000).nullish(),
})

/** What a request changes of whoever made it, noted for the log once it is done. */
export const passwordChanged = 'passwordChanged'

/** By what a password is set for which nobody is logged in, noted for the same. */
export const passwordSetBy = 'passwordSetBy'

/**
 * Lets nobody set a weak password, by whatever way an account is written, trusted code included; and nobody change their own
 * password or address without the password of now: a session that was left open or stolen does not become the account.
 */
export const guardPasswords: CollectionBeforeValidateHook<{ id: number }> = async ({ data, originalDoc, req }) => {
  const given = written.safeParse(data)
  if (!given.success || !data) return data
  const before = written.safeParse(originalDoc).data
  const { password, currentPassword, email } = given.data
  const owner = { name: given.data.name ?? before?.name, email: email ?? before?.email }
  if (password) requireSound(req, password, owner)
  const isOwn = req.user && originalDoc && req.user.id === originalDoc.id
  const hasNewEmail = typeof email === 'string' && email.trim().toLowerCase() !== before?.email
  if (isOwn && (password || hasNewEmail)) await requireCurrent(req, originalDoc.id, currentPassword ?? '')
  if (password && originalDoc) req.context[passwordChanged] = originalDoc.id
  return { ...data, currentPassword: undefined }
}

function requireSound(req: PayloadRequest, password: string, owner: PasswordOwner): void {
  const problem = findPasswordProblem(password, owner)
  if (problem) throw refuseField(req, 'password', problem)
}

const notCurrent = staffTexts.guardPasswords.notCurrent

async function requireCurrent(req: PayloadRequest, id: number, currentPassword: string): Promise<void> {
  const account = await findAccountById(req.payload, id)
  const attempt = await limitAttempt(req, account?.email ?? '', account)
  if (!(await isPassword(currentPassword, account))) {
    await recordSecurityEvent(req, { event: 'login.step-failed', outcome: 'failure', actor: req.user, account: id })
    throw refuseField(req, 'currentPassword', notCurrent)
  }
  noteSuccess(attempt)
}

function refuseField(req: PayloadRequest, path: string, text: StaffText): ValidationError {
  return new ValidationError({ collection: 'users', errors: [{ path, message: adminText(req, text) }] }, req.t)
}
