import { AuthenticationError, type CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'
import { recordSecurityEvent } from '../events/security-event'
import { mayUsePassword } from '../oidc/password-login'
import { isPassword } from '../passwords/password-hash'
import { findOwed } from './continue-login'
import { findAccountByEmail } from './find-account'
import { limitAttempt, noteRight, noteSuccess } from './limit-attempt'
import { StepsOwed } from './steps-owed-error'

const credentials = z.looseObject({ email: z.string().min(1).max(320), password: z.string().min(1).max(1_000) })

/** Where whoever logs in was going, as the sign-in page notes it. */
export const loginTarget = 'loginTarget'

/**
 * Judges a login before Payload does, by whatever way it comes: its limits, the password, and what is recorded of a failure. Who is
 * there and who is not cost the same work and get the same answer. Payload 3.90.2 answers unknown addresses at once, and locks
 * an account for everybody after five wrong tries of anybody.
 */
export const guardLogin: CollectionBeforeOperationHook<'users'> = async ({ args, operation, req }) => {
  if (operation !== 'login') return args
  const given = credentials.safeParse('data' in args ? args.data : undefined)
  // What is no login at all Payload refuses by itself.
  if (!given.success) return args
  const { email, password } = given.data
  const account = await findAccountByEmail(req.payload, email)
  const attempt = await limitAttempt(req, email, account)
  const isRight = await isPassword(password, account)
  // Whoever is to come by the bank's own sign-in gets the answer, after the work, that a wrong password gets.
  if (!account || !isRight || !mayUsePassword(account.email)) {
    await recordSecurityEvent(req, {
      event: 'login.failed',
      outcome: 'failure',
      account: account?.id ?? null,
      typed: email,
    })
    throw new AuthenticationError(req.t)
  }
  const { [loginTarget]: target } = req.context
  const owed = await findOwed(req, account, {
    shown: ['password'],
    ...(typeof target === 'string' ? { target } : {}),
  })
  if (owed) {
    noteRight(attempt)
    // Before Payload begins anything: there is no moment at which a session exists.
    throw new StepsOwed(req, owed)
  }
  noteSuccess(attempt)
  return args
}
