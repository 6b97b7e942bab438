import type { Payload } from 'payload'
import type { Submission as StoredCase } from '@/src/stored-types/payload-types'
import { senderAnswer } from '@/src/submissions/followed/followed-case'
import type { Submission } from '@/src/submissions/submission'
import { recordStep } from '../cases/record-step'
import { findFollowed } from './find-followed'

/**
 * Takes what the sender of a case answered, by their code: once, however often it is delivered. The case is work again, of whoever has it,
 * or else a new one. Where the case is gone meanwhile, nothing is kept.
 */
export async function takeSenderAnswer(payload: Payload, { id: delivery, answers }: Submission): Promise<void> {
  const { hash, text } = senderAnswer.parse(answers)
  const found = await findFollowed(payload, hash)
  if (!found || (await isTaken(payload, found.id, delivery))) return
  const { id, state: before } = found
  const after = toReopened(found)
  if (after !== before) {
    await payload.update({
      collection: 'submissions',
      id,
      data: { state: after },
      depth: 0,
      overrideAccess: true, // the platform's own work: nobody of the bank takes this step
    })
    await recordStep(payload, { user: null, of: found, step: { kind: 'state', before, after } })
  }
  // Last: whoever is killed before it does all of it again.
  await recordStep(payload, { user: null, of: found, step: { kind: 'sender', before: delivery, text } })
}

async function isTaken(payload: Payload, submission: number, delivery: string): Promise<boolean> {
  const { docs } = await payload.find({
    collection: 'submission-events',
    where: { submission: { equals: submission }, kind: { equals: 'sender' }, before: { equals: delivery } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true, // as above
  })
  return docs.length > 0
}

function toReopened({ state, assignee }: StoredCase): StoredCase['state'] {
  if (state === 'new' || state === 'work') return state
  return assignee ? 'work' : 'new'
}
