import type { IncomingMessage } from 'node:http'

/** Name of the cookie that remembers which internet banking a visitor uses. */
const loginCookie = 'sona-login'

const sevenDaysSeconds = 604_800

/** The two internet-banking services of the bank. */
export type LoginAudience = 'private' | 'corporate'

/** What the login panel sends, or what is wrong with it. */
export type LoginRequest = { audience: LoginAudience; isComplete: boolean }

/** Largest login form that is read, in bytes: two short fields. */
const largestBody = 2048

/**
 * Reads the login panel's form. The user code is not kept, not logged and not put into an address: the browser is asked to
 * send the same form on to the internet-banking service itself.
 *
 * @returns null when the body is too large or is not a form.
 */
export async function readLogin(request: IncomingMessage): Promise<LoginRequest | null> {
  if (!String(request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded')) return null
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > largestBody) return null
    chunks.push(bytes)
  }
  const form = new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
  const userCode = form.get('userCode') ?? ''
  return {
    audience: form.get('audience') === 'corporate' ? 'corporate' : 'private',
    isComplete: /^[\p{L}\p{N}._@-]{1,40}$/u.test(userCode),
  }
}

/** The header that remembers the customer type, never the user code: 7 days, over encrypted connections only. */
export function loginCookieHeader(audience: LoginAudience): string {
  return `${loginCookie}=${audience}; Max-Age=${sevenDaysSeconds}; Path=/; Secure; HttpOnly; SameSite=Lax`
}
