import { APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/identity.json' with { type: 'json' }
import { runAsOne } from '@/src/database/statements'
import { adminText } from '@/src/fields/admin-text'
import type { StaffText } from '@/src/i18n/staff-text'
import { env } from '@/src/platform/env'
import { recordSecurityEvent } from '../events/security-event'
import { isPassword } from '../passwords/password-hash'
import { type Account, findAccountById } from '../sign-in/find-account'
import { manageFactors, showCodes } from '../sign-in/go-on'
import { limitAttempt, noteSuccess } from '../sign-in/limit-attempt'
import { limitStep } from '../sign-in/limit-step'
import { toOwnTarget } from '../sign-in/own-target'
import { parseSent } from '../sign-in/sent'
import { securityPage, stepPage } from '../sign-in/sign-in-pages'
import { endTicket, stepEndpoint } from '../sign-in/step-endpoint'
import { readSigned, refuseStep, takeChallenge, withChallenge } from '../sign-in/step-endpoints'
import { findTicketHolder, requireEnrolling, requireManaging, TicketGone } from '../sign-in/ticket-holder'
import { addApp } from './apps'
import { goOnWithNewFactor, makeAndRecordCodes } from './keep-factor'
import { addPasskey, toCreation } from './passkeys'
import { findFactors, type StoredFactor } from './stored-factors'
import { tellFactorChange } from './tell-factor-change'

const label = z.string().trim().max(60).default('')
const password = z.looseObject({ currentPassword: z.string().min(1).max(1_000) })
const newApp = z.looseObject({ code: z.string().min(1).max(20), label })
const newPasskey = z.looseObject({ label })
const named = z.looseObject({ factor: z.coerce.number().int() })

const texts = staffTexts.factorEndpoints.texts satisfies Record<string, StaffText>

/** What is added may be named by its owner; else it is called what it is. */
const nameOr = (given: string, req: PayloadRequest, otherwise: StaffText) => given || adminText(req, otherwise)

const kinds = staffTexts.factorEndpoints.kinds satisfies Record<StoredFactor['kind'], StaffText>

/** Whoever is logged in shows again who they are, with everything they have: a stolen session changes nothing here. */
const begin = stepEndpoint({
  path: '/factors/begin',
  page: securityPage,
  take: async (req, sent) => {
    if (!req.user) throw new Forbidden(req.t)
    const { currentPassword } = parseSent(req, password, sent)
    const account = await findAccountById(req.payload, req.user.id)
    if (!account) throw new Forbidden(req.t)
    const attempt = await limitAttempt(req, account.email, account)
    if (!(await isPassword(currentPassword, account)))
      throw await refuseStep(req, account, { step: 'password', text: texts.password })
    noteSuccess(attempt)
    return manageFactors(req, account, ['password'])
  },
})

const addOneApp = stepEndpoint({
  path: '/factors/app',
  page: stepPage,
  take: async (req, sent) => {
    const { code, label: given } = parseSent(req, newApp, sent)
    const holder = await requireEnrolling(req, sent)
    const { account, ticket } = holder
    if (ticket.appSecret === undefined) throw new TicketGone(req)
    const taken = await limitStep(req, account)
    const named = nameOr(given, req, kinds.app)
    const app = { person: account.id, secret: ticket.appSecret, code: code.replace(/\s/g, ''), label: named }
    if (!(await addApp(req.payload, app))) throw await refuseStep(req, account, { step: 'enrol', text: texts.code })
    taken()
    return { ...(await goOnWithNewFactor(req, holder, { kind: 'app', label: named })), said: texts.added }
  },
})

const creationOptions = stepEndpoint({
  path: '/factors/passkey-options',
  page: stepPage,
  take: async (req, sent) => {
    const { account, ticket } = await requireEnrolling(req, sent)
    const options = await toCreation(req.payload, account)
    return { answer: { options, ticket: withChallenge(req, ticket, options.challenge) }, to: stepPage }
  },
})

const addOnePasskey = stepEndpoint({
  path: '/factors/passkey',
  page: stepPage,
  take: async (req, sent) => {
    const holder = await requireEnrolling(req, sent)
    const { account, ticket } = holder
    const challenge = takeChallenge(req, ticket)
    const named = nameOr(parseSent(req, newPasskey, sent).label, req, kinds.passkey)
    const passkey = { person: account.id, challenge, response: readSigned(req, sent), label: named }
    if (!(await addPasskey(req.payload, passkey)))
      throw await refuseStep(req, account, { step: 'enrol', text: texts.passkey })
    return { ...(await goOnWithNewFactor(req, holder, { kind: 'passkey', label: named })), said: texts.added }
  },
})

const remove = stepEndpoint({
  path: '/factors/remove',
  page: securityPage,
  take: async (req, sent) => {
    const { factor: id } = parseSent(req, named, sent)
    const { account } = await requireManaging(req, sent)
    const factors = await findFactors(req.payload, account.id)
    const factor = factors.find((one) => one.id === id)
    if (factor) await removeFactor(req, account, { factor, isLast: factors.length === 1 })
    return { answer: { factors: factors.length - (factor ? 1 : 0) }, to: securityPage, said: texts.removed }
  },
})

async function removeFactor(
  req: PayloadRequest,
  account: Account,
  { factor, isLast }: { factor: StoredFactor; isLast: boolean },
): Promise<void> {
  if (isLast && env.secondFactorRoles.includes(account.role))
    throw new APIError(adminText(req, texts.last), 409, null, true)
  const { id, kind, label: called } = factor
  const own = { sql: 'DELETE FROM credentials WHERE id = ? AND person = ?', args: [id, account.id] }
  // Codes that stand in for a factor are nothing without one.
  const codes = { sql: "DELETE FROM credentials WHERE person = ? AND kind = 'recovery-code'", args: [account.id] }
  await runAsOne(req.payload, isLast ? [own, codes] : [own])
  const details = { factor: kind, label: called }
  await recordSecurityEvent(req, { event: 'factor.removed', actor: req.user, account: account.id, details })
  await tellFactorChange(req.payload, account, 'removed')
}

const newCodes = stepEndpoint({
  path: '/factors/recovery-codes',
  page: securityPage,
  take: async (req, sent) => {
    const { account } = await requireManaging(req, sent)
    if ((await findFactors(req.payload, account.id)).length === 0) throw new TicketGone(req)
    const codes = await makeAndRecordCodes(req, account.id)
    await tellFactorChange(req.payload, account, 'codes')
    return { answer: { recoveryCodes: codes }, to: showCodes(req, account, { codes }) }
  },
})

/** Whoever has read the codes, or is done with their factors: the browser keeps nothing of it. */
const end = stepEndpoint({
  path: '/factors/end',
  page: securityPage,
  take: async (req, sent) => {
    const holder = await findTicketHolder(req, sent)
    endTicket(req)
    return { answer: {}, to: holder ? toOwnTarget(holder.ticket.target) : securityPage }
  },
})

/** What people do with their factors, below `/api/users`. */
export const factorEndpoints: Endpoint[] = [begin, addOneApp, creationOptions, addOnePasskey, remove, newCodes, end]
