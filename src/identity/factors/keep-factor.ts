import type { PayloadRequest } from 'payload'
import { recordSecurityEvent } from '../events/security-event'
import { goOn } from '../sign-in/go-on'
import type { Outcome } from '../sign-in/step-endpoint'
import type { TicketHolder } from '../sign-in/ticket-holder'
import { countRecoveryCodes, makeRecoveryCodes } from './recovery-codes'
import type { secondFactors } from './stored-factors'
import { tellFactorChange } from './tell-factor-change'

/** What follows a factor that was added: its event, the message to its owner, recovery codes if there are none, and the rest of the login. */
export async function goOnWithNewFactor(
  req: PayloadRequest,
  holder: TicketHolder,
  { kind, label }: { kind: (typeof secondFactors)[number]; label: string },
): Promise<Outcome> {
  const { id } = holder.account
  await recordSecurityEvent(req, {
    event: 'factor.added',
    actor: req.user,
    account: id,
    details: { factor: kind, label },
  })
  await tellFactorChange(req.payload, holder.account, 'added')
  const hasCodes = (await countRecoveryCodes(req.payload, id)) > 0
  const codes = hasCodes ? {} : { codes: await makeAndRecordCodes(req, id) }
  return goOn(req, holder, { shown: kind, ...codes })
}

/** Makes new recovery codes, with their event. */
export async function makeAndRecordCodes(req: PayloadRequest, person: number): Promise<string[]> {
  const codes = await makeRecoveryCodes(req.payload, person)
  await recordSecurityEvent(req, { event: 'recovery-codes.made', actor: req.user, account: person })
  return codes
}
