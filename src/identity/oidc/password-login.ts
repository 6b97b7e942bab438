import { env } from '@/src/platform/env'
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
  const { pt, en } = env.oidc?.name ?? { pt: '', en: '' }
  return {
    subject: 'CMS: como entrar / how to sign in',
    text: [
      `A sua conta do CMS não tem palavra-passe. Entre com ${pt}:`,
      `Your account of the CMS has no password. Sign in with ${en}:`,
      signInAddress.href,
    ].join('\n\n'),
  }
}
