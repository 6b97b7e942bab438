import { buildEndSessionUrl, type Configuration } from 'openid-client'
import type { CollectionAfterLogoutHook, PayloadRequest } from 'payload'
import { parseCookies } from 'payload/shared'
import { env } from '@/src/platform/env'
import { openSealedText, sealText } from '@/src/platform/sealed-text'
import { longestSessionSeconds } from '../sessions/session-life'
import { signInAddress } from './own-addresses'

const isEncrypted = env.cmsUrl?.startsWith('https:') ?? false
const prefix = isEncrypted ? '__Host-' : ''
const sessionCookie = `${prefix}sona-provider-session`
const leavingCookie = `${prefix}sona-provider-leaving`
const cookieRules = `Path=/; HttpOnly; SameSite=Strict${isEncrypted ? '; Secure' : ''}`

/** A browser keeps cookies of 4096 characters; this one is sent with every request. */
const longestToken = 2_500

/** How long a browser may take from the end of a session to the sign-in page, in seconds. */
const leavingSeconds = 60

/** Notes in the browser that its person is signed in at the provider too, with what tells the provider who leaves. */
export function toProviderSessionCookie(secret: string, idToken: string): string {
  const kept = idToken.length > longestToken ? '' : idToken
  return `${sessionCookie}=${sealText(secret, 'provider session', kept)}; Max-Age=${longestSessionSeconds}; ${cookieRules}`
}

/** Whoever leaves, and came from the provider, leaves there too: the sign-in page leads on. A session that ends by itself ends here only. */
export const leaveProviderToo: CollectionAfterLogoutHook = ({ req }) => {
  if (!env.oidc || !parseCookies(req.headers).has(sessionCookie)) return
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append('Set-Cookie', `${leavingCookie}=1; Max-Age=${leavingSeconds}; ${cookieRules}`)
}

/** Whether a browser that asks for the sign-in page has just left, and is still signed in at the provider. */
export function isLeaving(headers: Headers): boolean {
  return parseCookies(headers).has(leavingCookie)
}

/** Takes away what a browser keeps of a session at the provider. */
export const noProviderCookies: readonly string[] = [sessionCookie, leavingCookie].map(
  (name) => `${name}=; Max-Age=0; ${cookieRules}`,
)

/** What tells the provider whose session is to end, empty when that is too long to be kept; null when this browser has none there. */
export function readProviderSession({ headers, payload }: Pick<PayloadRequest, 'headers' | 'payload'>): string | null {
  return openSealedText(payload.secret, 'provider session', parseCookies(headers).get(sessionCookie) ?? '')
}

/** Where the provider ends a session, from where it leads back to the sign-in page; null when it offers no such thing. */
export function toEndAddress(configuration: Configuration, idToken: string): URL | null {
  if (configuration.serverMetadata().end_session_endpoint === undefined) return null
  return buildEndSessionUrl(configuration, {
    post_logout_redirect_uri: signInAddress.href,
    ...(idToken === '' ? {} : { id_token_hint: idToken }),
  })
}
