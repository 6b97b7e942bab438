import type { PayloadRequest } from 'payload'
import { languageOf } from '@/src/fields/admin-text'
import { log } from '@/src/platform/log'
import { createRateLimit } from '@/src/submissions/limits/rate-limit'
import { recordSecurityEvent } from '../events/security-event'
import { toNetwork } from '../sign-in/client-network'
import { continueLogin } from '../sign-in/continue-login'
import { toOwnTarget } from '../sign-in/own-target'
import { createSharedLimit } from '../sign-in/shared-limit'
import { stepPage } from '../sign-in/sign-in-pages'
import { noTicketCookie, spend, toTicketCookie } from '../sign-in/ticket'
import { findLinkedAccount, type LinkedAccount } from './find-linked-account'
import { judgeAnswer, type ProvidedPerson } from './judge-answer'
import { leadOn, sendBack } from './lead-on'
import type { ProviderSettings, ProviderSource } from './look-up-provider'
import { toProviderSessionCookie } from './provider-session'
import { noFlowCookie, readFlow, type SignInFlow } from './sign-in-flow'
import { tellLinked } from './tell-linked'
import { type ProviderFailure, toRefusal } from './to-refusal'

/** Failures of one network, as with passwords: what succeeds gives its try back. */
const failures = createSharedLimit('provider failures', { burst: 20, perHour: 60 })

/** A flood of refused tries is one event every ten minutes for each network, not one each. */
const limitedEvents = createRateLimit({ burst: 1, perHour: 6 })

/** The provider that the settings name. */
export type Provider = { settings: ProviderSettings; open: ProviderSource }

/**
 * Takes what a browser brings back from the provider. Ends in a session, at the steps that the account still owes, or on the sign-in page
 * with the reason.
 */
export async function takeAnswer(req: PayloadRequest, provider: Provider): Promise<Response> {
  const now = Date.now()
  const flow = readFlow(req, now)
  const { search, searchParams } = new URL(req.url ?? '', 'http://localhost')
  // Not counted, and nothing is taken away: any page can lead any browser here, and people open two windows.
  if (!flow || searchParams.get('state') !== flow.state) return sendBack('expired', flow?.target ?? toOwnTarget(null))
  const network = toNetwork(req)
  if (failures.take(network, now) > 0) return refuseMore(req, flow, network)
  if (!spend(`provider flow ${flow.state}`, flow.ends))
    return refuse(req, flow, { refusal: 'expired', reason: 'used before' })
  try {
    const { settings, open } = provider
    const person = await judgeAnswer(await open(now), { flow, settings, query: search })
    const linked = await findLinkedAccount(req.payload, person)
    if ('refusal' in linked) return await refusePerson(req, flow, linked)
    failures.giveBack(network, now)
    return await logIn(req, { flow, person, linked })
  } catch (error) {
    const failure = toRefusal(error)
    // Whoever changes their mind, or finds the provider closed, has not failed.
    if (failure.refusal === 'cancelled' || failure.refusal === 'unreachable') {
      failures.giveBack(network, now)
      if (failure.refusal === 'unreachable')
        log.error('The provider of the sign-in does not answer as it should', { error })
      return sendBack(failure.refusal, flow.target, [noFlowCookie])
    }
    return refuse(req, flow, failure)
  }
}

type Known = { flow: SignInFlow; person: ProvidedPerson; linked: Exclude<LinkedAccount, { refusal: string }> }

async function logIn(req: PayloadRequest, { flow, person, linked: { account, isNew } }: Known): Promise<Response> {
  const { secret } = req.payload
  if (isNew) {
    await recordSecurityEvent(req, { event: 'provider.linked', actor: account, account: account.id })
    await tellLinked(req.payload, account)
  }
  const { target } = flow
  const progress = await continueLogin(req, account, { shown: ['provider'], isStrong: person.hasShownSecond, target })
  const cookies = [noFlowCookie, toProviderSessionCookie(secret, person.idToken)]
  const locale = languageOf(req)
  if ('session' in progress) return leadOn(target, { locale, cookies: [...cookies, noTicketCookie] })
  return leadOn(stepPage, { locale, cookies: [...cookies, toTicketCookie(progress.ticket)] })
}

async function refuse(
  req: PayloadRequest,
  { target }: SignInFlow,
  { refusal, reason }: ProviderFailure,
): Promise<Response> {
  const details = { by: 'provider', reason }
  await recordSecurityEvent(req, { event: 'login.failed', outcome: 'failure', account: null, details })
  return sendBack(refusal, target, [noFlowCookie])
}

type Refused = Extract<LinkedAccount, { refusal: string }>

async function refusePerson(
  req: PayloadRequest,
  { target }: SignInFlow,
  { refusal, account, email }: Refused,
): Promise<Response> {
  await recordSecurityEvent(req, {
    event: 'login.failed',
    outcome: 'failure',
    account: account?.id ?? null,
    ...(email === null ? {} : { typed: email }),
    details: { by: 'provider', reason: refusal },
  })
  return sendBack(refusal, target, [noFlowCookie])
}

async function refuseMore(req: PayloadRequest, { target }: SignInFlow, network: string): Promise<Response> {
  if (limitedEvents.take(network, Date.now()) === 0) {
    const details = { by: 'provider' }
    await recordSecurityEvent(req, { event: 'login.limited', outcome: 'failure', account: null, details })
  }
  return sendBack('limited', target, [noFlowCookie])
}
