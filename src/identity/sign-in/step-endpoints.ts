import { APIError, type Endpoint, loginOperation, type PayloadRequest } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { z } from 'zod'
import staffTexts from '@/messages/staff/identity.json' with { type: 'json' }
import { adminText } from '@/src/fields/admin-text'
import type { StaffText } from '@/src/i18n/staff-text'
import { recordSecurityEvent } from '../events/security-event'
import { takeAppCode } from '../factors/apps'
import { takePasskey, toUse } from '../factors/passkeys'
import { countRecoveryCodes, takeRecoveryCode } from '../factors/recovery-codes'
import { changePassword } from '../passwords/change-password'
import { type Account, findAccountById } from './find-account'
import { goOn } from './go-on'
import { loginTarget } from './guard-login'
import { limitStep } from './limit-step'
import { toOwnTarget } from './own-target'
import { parseSent } from './sent'
import { stepPage, toLoginHref } from './sign-in-pages'
import { endTicket, setCookie, stepEndpoint } from './step-endpoint'
import { makeTicket, type ShownFactor, sealTicket, spend, type Ticket, toTicketCookie } from './ticket'
import { requireStep, TicketGone } from './ticket-holder'

const typed = z.looseObject({ email: z.string(), password: z.string(), redirect: z.string().optional() })
const asked = z.looseObject({ redirect: z.string() })
const newPassword = z.looseObject({ password: z.string().min(1).max(1_000), again: z.string().max(1_000).optional() })
const code = z.looseObject({ code: z.string().min(1).max(60) })
const signed = z.looseObject({ response: z.union([z.string().max(60_000), z.looseObject({})]) })

const texts = staffTexts.stepEndpoints.texts satisfies Record<string, StaffText>

/** What a browser did with a passkey: as an object, or as the text of a form's field. */
export function readSigned(req: PayloadRequest, sent: Parameters<typeof parseSent>[2]): unknown {
  const { response } = parseSent(req, signed, sent)
  if (typeof response !== 'string') return response
  try {
    return JSON.parse(response)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** Records that a step was not taken. @returns what the person is told. */
export async function refuseStep(
  req: PayloadRequest,
  account: Account,
  { step, text }: { step: string; text: StaffText },
): Promise<APIError> {
  const event = { event: 'login.step-failed', outcome: 'failure', account: account.id, details: { step } } as const
  await recordSecurityEvent(req, { ...event, actor: req.user })
  return new APIError(adminText(req, text), 401, null, true)
}

/** The ticket with a challenge for a passkey in it. */
export function withChallenge(req: PayloadRequest, ticket: Ticket, challenge: string): string {
  const sealed = sealTicket(req.payload.secret, { ...ticket, challenge })
  setCookie(req, toTicketCookie(sealed))
  return sealed
}

/** Uses the challenge of a ticket up. @throws when it was used before: what a passkey signed works once, right or wrong. */
export function takeChallenge(req: PayloadRequest, { challenge, ends }: Ticket): string {
  if (challenge === undefined || !spend(challenge, ends)) throw new TicketGone(req)
  return challenge
}

/** The form of the sign-in page: what Payload's login does, and on to the next step. */
const signIn = stepEndpoint({
  path: '/sign-in',
  page: ({ fields }) => toLoginHref(toOwnTarget(asked.safeParse(fields).data?.redirect)),
  take: async (req, sent) => {
    const { email, password, redirect } = parseSent(req, typed, sent)
    const { config: collectionConfig } = req.payload.collections.users
    const to = toOwnTarget(redirect)
    req.user = null
    req.context[loginTarget] = to
    const collection = req.payload.collections.users
    const { token = '', exp, user } = await loginOperation({ collection, data: { email, password }, depth: 0, req })
    const { cookiePrefix } = req.payload.config
    setCookie(req, String(generatePayloadCookie({ collectionAuthConfig: collectionConfig.auth, cookiePrefix, token })))
    endTicket(req)
    return { answer: { token, exp, user }, to }
  },
})

/** A code of an app, or a recovery code: they do not look alike. */
const giveCode = stepEndpoint({
  path: '/sign-in/code',
  page: stepPage,
  take: async (req, sent) => {
    const given = parseSent(req, code, sent).code.replace(/\s/g, '')
    const holder = await requireStep(req, sent, 'factor')
    const { account } = holder
    const taken = await limitStep(req, account)
    const shown = await takeCode(req, account, given)
    if (!shown) throw await refuseStep(req, account, { step: 'factor', text: texts.code })
    taken()
    return goOn(req, holder, { shown })
  },
})

async function takeCode(req: PayloadRequest, { id }: Account, given: string): Promise<ShownFactor | null> {
  const { payload } = req
  if (/^\d{6}$/.test(given)) return (await takeAppCode(payload, id, given)) ? 'app' : null
  if (!(await takeRecoveryCode(payload, id, given))) return null
  const details = { left: await countRecoveryCodes(payload, id) }
  await recordSecurityEvent(req, { event: 'recovery-code.used', account: id, details })
  return 'recovery-code'
}

const passkeyOptions = stepEndpoint({
  path: '/sign-in/passkey-options',
  page: stepPage,
  take: async (req, sent) => {
    const { ticket, account } = await requireStep(req, sent, 'factor')
    const options = await toUse(req.payload, account.id)
    return { answer: { options, ticket: withChallenge(req, ticket, options.challenge) }, to: stepPage }
  },
})

const givePasskey = stepEndpoint({
  path: '/sign-in/passkey',
  page: stepPage,
  take: async (req, sent) => {
    const holder = await requireStep(req, sent, 'factor')
    const { account, ticket } = holder
    const taken = await limitStep(req, account)
    const challenge = takeChallenge(req, ticket)
    const isTaken = await takePasskey(req.payload, {
      person: account.id,
      challenge,
      response: readSigned(req, sent),
    })
    if (!isTaken) throw await refuseStep(req, account, { step: 'factor', text: texts.passkey })
    taken()
    return goOn(req, holder, { shown: 'passkey' })
  },
})

/** A password that nobody else knows. */
const choosePassword = stepEndpoint({
  path: '/sign-in/password',
  page: stepPage,
  take: async (req, sent) => {
    const { password, again } = parseSent(req, newPassword, sent)
    const { account, ticket } = await requireStep(req, sent, 'password')
    if (again !== undefined && again !== password) throw new APIError(adminText(req, texts.again), 400, null, true)
    await changePassword(req, account, { password, by: 'step' })
    const now = await findAccountById(req.payload, account.id)
    if (!now) throw new TicketGone(req)
    const { secret } = req.payload
    const { purpose, shown, isStrong, target } = ticket
    const renewed = makeTicket(secret, now, { purpose, shown, isStrong, ...(target ? { target } : {}) })
    spend(ticket.id, ticket.ends)
    return goOn(req, { ticket: renewed, account: now }, {})
  },
})

/** The steps of a login, below `/api/users`. */
export const stepEndpoints: Endpoint[] = [signIn, giveCode, passkeyOptions, givePasskey, choosePassword]
