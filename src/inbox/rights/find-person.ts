import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { appendAudit } from '@/src/audit/append-audit'
import { languageOf } from '@/src/fields/admin-text'
import { reason } from '@/src/governance/reason'
import type { Subscriber } from '@/src/stored-types/payload-types'
import { recordRead } from '../record-read'
import type { FoundPerson } from './found-person'
import { findKeyed, keyOlder } from './key-submissions'
import { openCases, recordPersonReads } from './open-cases'
import { toPersonCase, toPersonSubscription } from './person-case'
import { toMailAddress, toPossibleKeys } from './person-key'
import { answerOnce, mostOfPerson, readAsked, requireReader } from './rights-requests'

const asked = z.object({ identifier: z.string().trim().min(3).max(254), reason })

/**
 * Everything that a person sent with forms, and their subscription, by an address of mail, a telephone or a number of the state. Who
 * looked, why and what was found is written down before anything is shown; what was typed to find it is kept nowhere.
 *
 * @throws 403 for everybody but who looks after the rights of people, 400 for a question that is not whole.
 */
export async function findPerson(req: PayloadRequest): Promise<Response> {
  const { access, user } = await requireReader(req)
  const { identifier, reason } = await readAsked(req, asked)
  const { payload } = req
  await keyOlder(payload)
  const ids = await findKeyed(payload, toPossibleKeys(identifier))
  const { docs } = await payload.find({
    collection: 'submissions',
    where: { and: [access, { id: { in: ids } }] },
    sort: '-id',
    limit: mostOfPerson,
    pagination: false,
    depth: 0,
    overrideAccess: true, // The access of the person is part of the question; their list would come without its content.
  })
  const subscribers = await findSubscriptions(req, identifier)
  await recordPersonReads(req, { submissions: docs, subscribers, reason })
  if (docs.length + subscribers.length === 0)
    await recordRead(req, { action: 'search', formKey: '*', audience: 'staff', count: 0, reason })
  await appendAudit(payload, {
    action: 'searched',
    subject: 'people',
    actor: user,
    reason,
    details: { cases: docs.map(({ id }) => id), subscribers: subscribers.map(({ id }) => id) },
  })
  const opened = await openCases(payload, docs)
  const found: FoundPerson = {
    cases: opened.map((one) => toPersonCase(one, languageOf(req))),
    subscribers: subscribers.map(toPersonSubscription),
    more: ids.length - docs.length,
  }
  return answerOnce(found)
}

/** Subscriptions lie under their address, in small letters: there is no key beside it. */
async function findSubscriptions({ payload }: PayloadRequest, identifier: string): Promise<Subscriber[]> {
  const email = toMailAddress(identifier)
  if (email === null) return []
  const { docs } = await payload.find({
    collection: 'subscribers',
    where: { email: { equals: email } },
    pagination: false,
    depth: 0,
    overrideAccess: true, // recorded above, before it is shown
  })
  return docs
}
