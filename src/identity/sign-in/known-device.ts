import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { parseCookies } from 'payload/shared'
import { env } from '@/src/platform/env'

/** How long a device is known after somebody logged in from it, in seconds. */
const knownSeconds = 90 * 86_400

const isEncrypted = env.cmsUrl?.startsWith('https:') ?? false

/** One cookie for each account: colleagues share machines. */
function cookieName(person: number): string {
  return `${isEncrypted ? '__Host-' : ''}sona-device-${person}`
}

/**
 * The cookie that says that somebody has logged in on this device before. It lets nobody in: with it, wrong tries that others make
 * elsewhere do not slow this person down.
 */
export function toDeviceCookie(secret: string, person: number, now: number): string {
  const text = `${randomBytes(12).toString('base64url')}.${now.toString(36)}`
  const value = `${text}.${sign(secret, person, text)}`
  const rules = `Path=/; Max-Age=${knownSeconds}; HttpOnly; SameSite=Strict${isEncrypted ? '; Secure' : ''}`
  return `${cookieName(person)}=${value}; ${rules}`
}

/** The device that a request comes from, when this person logged in on it before. */
export function readDevice({ headers, payload }: PayloadRequest, person: number, now: number): string | null {
  const [id = '', time = '', signature = ''] = (parseCookies(headers).get(cookieName(person)) ?? '').split('.')
  const expected = Buffer.from(sign(payload.secret, person, `${id}.${time}`))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return now - Number.parseInt(time, 36) < knownSeconds * 1000 ? id : null
}

function sign(secret: string, person: number, text: string): string {
  return createHmac('sha256', secret).update(`known device ${person} ${text}`).digest('base64url')
}
