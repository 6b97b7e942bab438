import type { Payload, PayloadRequest } from 'payload'
import type { Verdict } from '@/src/governance/gate/verdict'
import type { Review } from '@/src/governance/review'
import { parseSubject } from '@/src/governance/subject'
import { personOf } from '../../access/person'
import { forgetLookAt, type Look, type Looked, noteLookAt, readLookAt } from '../../looks/look-store'
import { judge, judgeTakingBack } from '../gate/judge'
import { readNewest, readPublic } from '../read-subject'
import { listChanges } from './list-changes'

/** What a request changes, and what of it a person has seen. What was seen of other content than is asked for now counts for nothing. */
export async function readLook(payload: Payload, review: Review, person: number): Promise<Look> {
  return readLookAt(payload, await readLooked(payload, review), person)
}

async function readLooked(payload: Payload, review: Review): Promise<Looked> {
  const subject = parseSubject(review.subject)
  const [newest, live] = [await readNewest(payload, subject), await readPublic(payload, subject)]
  const name = `${review.id}`
  if (!newest) return { name, hash: '', changes: [] }
  return { name, hash: newest.hash, changes: await listChanges({ payload, review, newest, live }) }
}

/** Notes what of a request was on a person's screen. @returns what they have seen by now */
export async function noteLook(
  req: PayloadRequest,
  review: Review,
  more: Partial<Omit<Look, 'changes'>>,
): Promise<Look> {
  const { payload } = req
  const read = () => readLooked(payload, review)
  return noteLookAt({ payload, name: `${review.id}`, person: personOf(req).id, read }, more)
}

/** What one person saw is of no use once it is decided. */
export async function forgetLook(payload: Payload, review: number, person: number): Promise<void> {
  await forgetLookAt(payload, `${review}`, person)
}

/** What the publish gate says of a request, for the person who decides on it: they have it before them then. */
export async function checkReview(req: PayloadRequest, review: Review): Promise<Verdict> {
  const { payload } = req
  const subject = parseSubject(review.subject)
  const { kind, languages } = review
  const newest = await readNewest(payload, subject)
  const judged = { subject, document: newest?.document, languages }
  const verdict =
    kind === 'publish' ? await judge(req, judged) : kind === 'unpublish' ? await judgeTakingBack(req, judged) : null
  await noteLook(req, review, { isChecked: true })
  return verdict ?? { findings: [] }
}
