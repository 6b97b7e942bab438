import {
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { PayloadRequest } from 'payload'
import { parseCookies } from 'payload/shared'
import { z } from 'zod'
import { env } from '@/src/platform/env'
import { openSealedText, sealText } from '@/src/platform/sealed-text'
import type { ProviderSettings } from './look-up-provider'
import { callbackAddress } from './own-addresses'

const flow = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Where the person was going. */
  target: z.string(),
  /** In milliseconds since 1970. */
  ends: z.number(),
})

/** A sign-in that is under way at the provider, as the browser keeps it that began it. */
export type SignInFlow = z.infer<typeof flow>

/** How long somebody may take at the provider, in milliseconds. */
const flowMs = 600_000

const isEncrypted = env.cmsUrl?.startsWith('https:') ?? false
const flowCookie = `${isEncrypted ? '__Host-' : ''}sona-provider-flow`
// Lax, because it has to come along when the provider leads back.
const cookieRules = `Path=/; HttpOnly; SameSite=Lax${isEncrypted ? '; Secure' : ''}`

type Begin = {
  settings: ProviderSettings
  /** Where the person is going; a page of the CMS. */
  target: string
  language: string
  /** Whether the provider is to ask who it is, though it may know. */
  isAnew: boolean
}

/** Begins a sign-in. @returns the address at the provider to lead the browser to, and what the browser is to keep meanwhile. */
export async function beginFlow(
  configuration: Configuration,
  { settings, target, language, isAnew }: Begin,
): Promise<{ address: URL; flow: SignInFlow }> {
  const begun = {
    state: randomState(),
    nonce: randomNonce(),
    verifier: randomPKCECodeVerifier(),
    target,
    ends: Date.now() + flowMs,
  }
  const { acr } = settings.secondFactor
  const address = buildAuthorizationUrl(configuration, {
    redirect_uri: callbackAddress.href,
    scope: settings.scopes,
    state: begun.state,
    nonce: begun.nonce,
    code_challenge: await calculatePKCECodeChallenge(begun.verifier),
    code_challenge_method: 'S256',
    ui_locales: language,
    ...(acr.length > 0 ? { acr_values: acr.join(' ') } : {}),
    ...(isAnew ? { prompt: 'login' } : {}),
  })
  return { address, flow: begun }
}

/** Gives the browser what it keeps while its person is at the provider: sealed, so that nobody reads or changes it. */
export function toFlowCookie(secret: string, begun: SignInFlow): string {
  return `${flowCookie}=${sealText(secret, 'provider flow', JSON.stringify(begun))}; Max-Age=${flowMs / 1000}; ${cookieRules}`
}

/** Takes it away again. */
export const noFlowCookie = `${flowCookie}=; Max-Age=0; ${cookieRules}`

/** The sign-in that this browser began and that has not run out; null where there is none. */
export function readFlow(
  { headers, payload }: Pick<PayloadRequest, 'headers' | 'payload'>,
  now: number,
): SignInFlow | null {
  const text = openSealedText(payload.secret, 'provider flow', parseCookies(headers).get(flowCookie) ?? '')
  if (text === null) return null
  const begun = flow.parse(JSON.parse(text))
  return begun.ends > now ? begun : null
}
