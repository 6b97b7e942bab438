import type { CollectionAfterLoginHook, CollectionAfterLogoutHook } from 'payload'
import type { User } from '@/src/stored-types/payload-types'
import { recordSecurityEvent } from '../events/security-event'
import { toDeviceCookie } from './known-device'
import { shownAtLogin } from './open-session'

/** Records a login, and makes the device known that it came from. */
export const recordLogin: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append('Set-Cookie', toDeviceCookie(req.payload.secret, user.id, Date.now()))
  const details = { shown: req.context[shownAtLogin] ?? ['password'] }
  await recordSecurityEvent(req, { event: 'login.succeeded', actor: user, account: user.id, details })
}

/** Records that somebody left. */
export const recordLogout: CollectionAfterLogoutHook<User> = async ({ req }) => {
  if (req.user) await recordSecurityEvent(req, { event: 'logout', actor: req.user, account: req.user.id })
}
