import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/rights.json' with { type: 'json' }
import { appendAudit } from '@/src/audit/append-audit'
import { localDay } from '@/src/country/local-day'
import { countChanged } from '@/src/database/statements'
import { refusal } from '@/src/fields/refusal'
import { recordStep } from '../cases/record-step'
import { aboutPerson, answerOnce, findCasesOf, findSubscribersOf, readAsked, requireReader } from './rights-requests'

const asked = aboutPerson.extend({
  /** The last day of it; null ends what was held. */
  until: z.iso.date().nullable(),
})

/**
 * Holds what was found of a person until a day, or ends that: as long as it lasts neither retention nor a request takes it away. It is in
 * the history of each case, with its reason, before it is so.
 *
 * @throws 400 for a day that is over, 403, 404, and 409 for what was made anonymous already.
 */
export async function holdPerson(req: PayloadRequest): Promise<Response> {
  const reader = await requireReader(req)
  const { ids, subscribers, reason, until } = await readAsked(req, asked)
  if (until !== null && until < localDay(Date.now())) throw refusal(req, 400, staffTexts.refusals.pastDay)
  const [cases, subscriptions] = [await findCasesOf(req, reader, ids), await findSubscribersOf(req, subscribers)]
  if (cases.some(({ anonymisedOn }) => anonymisedOn)) throw refusal(req, 409, staffTexts.refusals.isErased)
  for (const one of cases) {
    await recordStep(req.payload, {
      user: reader.user,
      of: one,
      step: { kind: 'held', before: one.heldUntil ?? '', after: until ?? '', text: reason },
    })
    await setHeld(req, { table: 'submissions', id: one.id, until })
  }
  for (const { id, heldUntil } of subscriptions) {
    await appendAudit(req.payload, {
      action: 'held',
      subject: `subscribers/${id}`,
      actor: reader.user,
      reason,
      details: { before: heldUntil ?? '', after: until ?? '' },
    })
    await setHeld(req, { table: 'subscribers', id, until })
  }
  return answerOnce({ held: cases.length + subscriptions.length })
}

type Held = { table: 'submissions' | 'subscribers'; id: number; until: string | null }

/** This alone: Payload would write the whole row, and with it what somebody else changed meanwhile. */
async function setHeld({ payload }: PayloadRequest, { table, id, until }: Held): Promise<void> {
  await countChanged(payload, { sql: `UPDATE ${table} SET held_until = ? WHERE id = ?`, args: [until, id] })
}
