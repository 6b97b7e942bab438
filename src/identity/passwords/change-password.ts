import { APIError, type PayloadRequest, ValidationError } from 'payload'
import staffTexts from '@/messages/staff/identity.json' with { type: 'json' }
import { adminText } from '@/src/fields/admin-text'
import type { Account } from '../sign-in/find-account'
import { passwordSetBy } from './guard-passwords'
import { isPassword } from './password-hash'
import { findPasswordProblem } from './password-problem'

const same = staffTexts.changePassword.same

type NewPassword = {
  password: string
  /** `step` of a login, or `link` from a message. */
  by: 'link' | 'step'
}

/**
 * Gives an account a password that its owner has chosen, and that nobody else knows. Every session of it ends, and no link works any more.
 *
 * @throws 400 with what is wrong with the password.
 */
export async function changePassword(
  req: PayloadRequest,
  account: Account,
  { password, by }: NewPassword,
): Promise<void> {
  const problem = findPasswordProblem(password, account) ?? ((await isPassword(password, account)) ? same : null)
  if (problem) {
    const message = adminText(req, problem)
    if (by === 'step') throw new APIError(message, 400, null, true)
    throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }] }, req.t)
  }
  // Nobody is logged in: a session in the same browser is not what decides here.
  req.user = null
  req.context[passwordSetBy] = by
  await req.payload.update({
    collection: 'users',
    id: account.id,
    data: { password, mustChangePassword: false, resetPasswordToken: null, resetPasswordExpiration: null },
    depth: 0,
    overrideAccess: true, // who may was judged by the ticket or the link
    req,
  })
}
