import type { IncomingMessage } from 'node:http'
import { type Audience, audiences, loginAnchor } from '@/src/country/bank'
import { readCookie } from '@/src/http/read-cookie'
import { defaultLocale, isLocale } from '@/src/i18n/locales'
import { toHomeHref } from '@/src/site/audience'
import { readSmallBody } from '../forms/read-small-body'

/** Name of the cookie that remembers which internet banking a visitor uses. Read where `/login` is asked for, by no page. */
const loginCookie = 'sona-login'

const sevenDaysSeconds = 604_800

/** What the login panel sends, or what is wrong with it. */
export type LoginRequest = { audience: Audience; isComplete: boolean }

/**
 * Reads the login panel's form. The user code is not kept, not logged and not put into an address: the browser is asked to
 * send the same form on to the internet-banking service itself.
 *
 * @returns null when the body is too large, too slow or not a form.
 */
export async function readLogin(request: IncomingMessage): Promise<LoginRequest | null> {
  if (!String(request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded')) return null
  const body = await readSmallBody(request)
  if (!body) return null
  const form = new URLSearchParams(body.toString('utf8'))
  const userCode = form.get('userCode') ?? ''
  return {
    audience: knownAudience(form.get('audience')),
    isComplete: /^[\p{L}\p{N}._@-]{1,40}$/u.test(userCode),
  }
}

/** The header that remembers the customer type, never the user code: 7 days, over encrypted connections only. */
export function loginCookieHeader(audience: Audience): string {
  return `${loginCookie}=${audience}; Max-Age=${sevenDaysSeconds}; Path=/; Secure; HttpOnly; SameSite=Lax`
}

/**
 * Where the header's way into internet banking leads: to the login panel of the customer type that logged in last from this
 * browser, or to that of private customers.
 *
 * @param query of the address; `locale` is the language of the page that the visitor comes from.
 */
export function toPanelHref(query: URLSearchParams, cookie: string | undefined): string {
  const language = query.get('locale') ?? undefined
  const audience = knownAudience(readCookie(cookie, loginCookie))
  return `${toHomeHref({ audience, locale: isLocale(language) ? language : defaultLocale })}#${loginAnchor}`
}

function knownAudience(name: unknown): Audience {
  return audiences.find((audience) => audience === name) ?? audiences[0]
}
