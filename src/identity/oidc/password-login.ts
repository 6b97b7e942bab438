import staffTexts from '@/messages/staff/identity.json' with { type: 'json' }
import { fillText } from '@/src/i18n/staff-text'
import { env } from '@/src/platform/env'
import { toMessage } from '../to-message'
import { signInAddress } from './own-addresses'

/** Whether somebody may log in with a password of the CMS's own. */
export function mayUsePassword(email: string): boolean {
  const { passwordLogin } = env
  if (typeof passwordLogin === 'string') return passwordLogin === 'all'
  return passwordLogin.includes(email.trim().toLowerCase())
}

/** For whom the sign-in page asks for a password. */
export function passwordLoginFor(): 'everybody' | 'few' | 'nobody' {
  const { passwordLogin } = env
  if (typeof passwordLogin !== 'string') return 'few'
  return passwordLogin === 'all' ? 'everybody' : 'nobody'
}

/** What somebody is told by mail who asks for a password, or is given an account, and may use none. */
export function toWayInMessage(): { subject: string; text: string } {
  const { subject, text } = staffTexts.passwordLogin.wayIn
  const message = toMessage(subject, fillText(text, { provider: env.oidc?.name ?? '' }))
  return { ...message, text: `${message.text}\n\n${signInAddress.href}` }
}
