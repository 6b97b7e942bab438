import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import { UnfitAnswer } from './judge-answer'
import type { ProviderRefusal } from './refusals'

/** What went wrong with the provider, in words that the library and OpenID Connect have for it: nothing that somebody typed. */
export type ProviderFailure = { refusal: ProviderRefusal; reason: string }

const cancelled: ReadonlySet<string> = new Set(['access_denied', 'interaction_required', 'login_required'])
const unreachable: ReadonlySet<string> = new Set(['server_error', 'temporarily_unavailable'])

/** Answers of a provider that does not work, or does not know this CMS: nothing that the person who signs in did. */
const faults: ReadonlySet<string> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
])

/**
 * What an error of the sign-in means to whoever signs in.
 *
 * @throws the error itself when it is none of the provider's and none of the answer's: ours.
 */
export function toRefusal(error: unknown): ProviderFailure {
  if (error instanceof AuthorizationResponseError) {
    const reason = /^\w{1,60}$/.test(error.error) ? error.error : 'unnamed'
    if (cancelled.has(reason)) return { refusal: 'cancelled', reason }
    return { refusal: unreachable.has(reason) ? 'unreachable' : 'refused', reason }
  }
  if (error instanceof ResponseBodyError) {
    // A code that was used, or has run out, or belongs to another browser.
    if (error.error === 'invalid_grant') return { refusal: 'refused', reason: error.error }
    return { refusal: 'unreachable', reason: `answered ${error.status}` }
  }
  if (error instanceof WWWAuthenticateChallengeError)
    return { refusal: 'unreachable', reason: `answered ${error.status}` }
  if (error instanceof ClientError) {
    const reason = error.code ?? 'unnamed'
    return { refusal: faults.has(reason) ? 'unreachable' : 'refused', reason }
  }
  if (error instanceof UnfitAnswer) return { refusal: 'refused', reason: 'unfit answer' }
  // So Node says that a connection failed.
  if (error instanceof TypeError && error.message === 'fetch failed')
    return { refusal: 'unreachable', reason: 'no connection' }
  throw error
}
