import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** What a page with script fetches when somebody begins to fill a form: says when that was, and is the task of the proof. */
type FormToken = { formKey: string; issuedAt: number; nonce: string; bits: number }

/** Longest time that a token is believed, in milliseconds: a form left open over night. */
const longestAgeMs = 24 * 3_600_000

/**
 * Makes a token for a form. It says nothing of who asked for it.
 *
 * @param bits how hard a proof it asks for.
 */
export function makeFormToken(
  secret: string,
  { formKey, now, bits }: { formKey: string; now: number; bits: number },
): string {
  const text = `${formKey}.${now.toString(36)}.${randomBytes(12).toString('base64url')}.${bits}`
  return `${text}.${sign(secret, text)}`
}

/** A token that was made here for this form and is not too old. @returns null for any other text. */
export function readFormToken(
  secret: string,
  { token, formKey, now }: { token: string; formKey: string; now: number },
): FormToken | null {
  const end = token.lastIndexOf('.')
  const [key = '', time = '', nonce = '', bits = ''] = token.slice(0, end).split('.')
  const signature = Buffer.from(token.slice(end + 1))
  const expected = Buffer.from(sign(secret, token.slice(0, end)))
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null
  const issuedAt = Number.parseInt(time, 36)
  if (key !== formKey || issuedAt > now || now - issuedAt > longestAgeMs) return null
  return { formKey, issuedAt, nonce, bits: Number(bits) }
}

function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`form token ${text}`).digest('base64url')
}
