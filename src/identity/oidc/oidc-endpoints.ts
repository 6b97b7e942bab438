import type { Endpoint, PayloadRequest } from 'payload'
import { languageOf } from '@/src/fields/admin-text'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import { toOwnTarget } from '../sign-in/own-target'
import { loginPage } from '../sign-in/sign-in-pages'
import { sendBack, sendTo } from './lead-on'
import { createProviderSource } from './look-up-provider'
import { noProviderCookies, readProviderSession, toEndAddress } from './provider-session'
import { beginFlow, toFlowCookie } from './sign-in-flow'
import { type Provider, takeAnswer } from './take-answer'
import { toRefusal } from './to-refusal'

/** Sign-in at the bank's own provider; none where the settings name none. */
export const oidcEndpoints: Endpoint[] = env.oidc
  ? toEndpoints({ settings: env.oidc, open: createProviderSource(env.oidc) })
  : []

function toEndpoints(provider: Provider): Endpoint[] {
  return [
    { path: '/oidc/begin', method: 'get', handler: (req) => begin(req, provider) },
    { path: '/oidc/callback', method: 'get', handler: (req) => takeAnswer(req, provider) },
    { path: '/oidc/leave', method: 'get', handler: (req) => leave(req, provider) },
  ]
}

/** Leads to the provider. Only from the CMS's own pages: another site would otherwise log people in who have just left. */
async function begin(req: PayloadRequest, { settings, open }: Provider): Promise<Response> {
  const target = toOwnTarget(req.searchParams.get('redirect'))
  const site = req.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return sendBack(null, target)
  try {
    // Whose session has ended by itself shows again who they are: a desk that nobody sits at is not opened with one click.
    const isAnew = req.searchParams.has('anew') || readProviderSession(req) !== null
    const begun = await beginFlow(await open(Date.now()), { settings, target, language: languageOf(req), isAnew })
    return sendTo(begun.address.href, [toFlowCookie(req.payload.secret, begun.flow)])
  } catch (error) {
    const { reason } = toRefusal(error)
    log.error('The provider of the sign-in does not answer as it should', { reason, error })
    return sendBack('unreachable', target)
  }
}

/** Leads whoever has left the CMS to leave the provider as well. */
async function leave(req: PayloadRequest, { open }: Provider): Promise<Response> {
  const idToken = readProviderSession(req)
  if (idToken === null) return sendTo(loginPage, noProviderCookies)
  try {
    const address = toEndAddress(await open(Date.now()), idToken)
    return sendTo(address?.href ?? loginPage, noProviderCookies)
  } catch (error) {
    const { reason } = toRefusal(error)
    log.error('The provider of the sign-in does not answer as it should', { reason, error })
    return sendBack('left-here-only', toOwnTarget(null), noProviderCookies)
  }
}
