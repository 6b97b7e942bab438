import {
  APIError,
  addDataAndFileToRequest,
  type CollectionBeforeOperationHook,
  type Endpoint,
  Forbidden,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/identity.json' with { type: 'json' }
import { adminText, languageOf } from '@/src/fields/admin-text'
import { fillText } from '@/src/i18n/staff-text'
import { log } from '@/src/platform/log'
import { recordSecurityEvent } from '../events/security-event'
import { mayUsePassword, toWayInMessage } from '../oidc/password-login'
import { toNetwork } from '../sign-in/client-network'
import { findAccountByEmail } from '../sign-in/find-account'
import { createSharedLimit } from '../sign-in/shared-limit'
import { makeLink } from './make-link'

const asked = z.looseObject({ email: z.string().min(1).max(320) })

const noAddress = staffTexts.sendLink.noAddress

/** How long a link works, in milliseconds. */
const linkMs = 3_600_000

/** Nobody's mailbox is filled, and nobody fills ours. */
const perAccount = createSharedLimit('links of accounts', { burst: 2, perHour: 4 })
const perNetwork = createSharedLimit('links of networks', { burst: 10, perHour: 30 })

const texts = staffTexts.sendLink.message

/** Sends a link to a new password. The answer is the same, and there as soon, whether there is such an account or not: the work is done beside. */
export const linkEndpoint: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const given = asked.safeParse(req.data)
    if (!given.success) throw new APIError(adminText(req, noAddress), 400, null, true)
    setImmediate(() => {
      sendLink(req, given.data.email).catch((error: unknown) => {
        log.error('A link to a new password could not be sent', { error })
      })
    })
    return Response.json({ message: req.t('general:success') })
  },
}

/** Payload's own way writes the link into the database as it is, and answers later where there is an account. Ours stands in front of it. */
export const refuseOtherLinks: CollectionBeforeOperationHook<'users'> = ({ args, operation, req }) => {
  if (operation === 'forgotPassword') throw new Forbidden(req.t)
  return args
}

async function sendLink(req: PayloadRequest, email: string): Promise<void> {
  const now = Date.now()
  const { payload } = req
  const account = await findAccountByEmail(payload, email)
  if (perNetwork.take(toNetwork(req), now) > 0) return
  await recordSecurityEvent(req, { event: 'password.reset-requested', account: account?.id ?? null, typed: email })
  if (!account || perAccount.take(String(account.id), now) > 0) return
  if (!mayUsePassword(account.email)) {
    await payload.sendEmail({ to: account.email, ...toWayInMessage() })
    return
  }
  const language = languageOf(req)
  const link = await makeLink(payload, { id: account.id, lifeMs: linkMs })
  await payload.sendEmail({
    to: account.email,
    subject: texts.subject[language],
    text: fillText(texts.text, { link })[language],
  })
}
