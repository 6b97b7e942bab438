import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import { readCookie } from '@/src/http/read-cookie'
import { loginCookie } from '@/src/links/preview-address'

const claims = z.object({ exp: z.number() })

/**
 * Whether a request shows a login that this CMS has given and that has not run out: by its signature alone, without the database, so
 * that nobody gets room by writing anything. What the login may do, and whether it has been ended since, the CMS says.
 *
 * @param secret of this installation; Payload signs with what it makes of it.
 * @param now in milliseconds since 1970.
 */
export function showsLogin(headers: IncomingHttpHeaders, { secret, now }: { secret: string; now: number }): boolean {
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  return readTokens(headers).some((token) => isSigned(token, key, now))
}

/** Both ways in which the CMS takes a login. */
function readTokens({ cookie, authorization = '' }: IncomingHttpHeaders): string[] {
  const inHeader = /^(?:JWT|Bearer) (\S{1,4096})$/.exec(authorization)?.[1]
  return [inHeader, readCookie(cookie, loginCookie)].filter((token) => token !== undefined)
}

/** As RFC 7515 writes it, with HMAC and SHA-256: whatever else a token says of its algorithm, it is not signed so. */
function isSigned(token: string, key: string, now: number): boolean {
  const [head = '', body = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0) return false
  const expected = createHmac('sha256', key).update(`${head}.${body}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  const { data } = claims.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
  return data !== undefined && data.exp * 1000 > now
}
