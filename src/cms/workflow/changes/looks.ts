import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Verdict } from '@/src/governance/gate/verdict'
import type { Review } from '@/src/governance/review'
import { parseSubject } from '@/src/governance/subject'
import { personOf } from '../../access/person'
import { judge, judgeTakingBack } from '../gate/judge'
import { readNewest, readPublic } from '../read-subject'
import type { Change } from './change'
import { listChanges } from './list-changes'

const noted = z.object({ hash: z.string(), seen: z.array(z.string()), isChecked: z.boolean() })

/** What of a request one person had before their eyes. */
export type Look = { changes: Change[]; seen: string[]; isChecked: boolean }

const keyOf = (review: number, person: number): string => `looked-at:${review}:${person}`

/** What a request changes, and what of it a person has seen. What was seen of other content than is asked for now counts for nothing. */
export async function readLook(payload: Payload, review: Review, person: number): Promise<Look> {
  const subject = parseSubject(review.subject)
  const [newest, live] = [await readNewest(payload, subject), await readPublic(payload, subject)]
  if (!newest) return { changes: [], seen: [], isChecked: false }
  const changes = await listChanges({ payload, review, newest, live })
  const { data } = noted.safeParse(await payload.kv.get(keyOf(review.id, person)))
  const known = data?.hash === newest.hash ? data : undefined
  return {
    changes,
    seen: changes.map(({ key }) => key).filter((key) => known?.seen.includes(key)),
    isChecked: known?.isChecked ?? false,
  }
}

/** Whether somebody has seen everything that a request changes, and what the check says of it. */
export function hasSeenAll({ changes, isChecked, seen }: Look): boolean {
  return isChecked && changes.every(({ key }) => seen.includes(key))
}

/** Notes of one request by one person that are being written: each is added to what the one before it left. */
const underway = new Map<string, Promise<unknown>>()

/**
 * Notes what was on a person's screen. A screen tells of what it shows and of the end of the check at the same time, and neither may take
 * the place of the other.
 *
 * @returns what they have seen by now.
 */
export async function noteLook(
  req: PayloadRequest,
  review: Review,
  more: Partial<Omit<Look, 'changes'>>,
): Promise<Look> {
  const key = keyOf(review.id, personOf(req).id)
  const note = (underway.get(key) ?? Promise.resolve()).then(
    () => addLook(req, review, more),
    () => addLook(req, review, more),
  )
  underway.set(key, note)
  try {
    return await note
  } finally {
    if (underway.get(key) === note) underway.delete(key)
  }
}

async function addLook(req: PayloadRequest, review: Review, more: Partial<Omit<Look, 'changes'>>): Promise<Look> {
  const { payload } = req
  const { id: person } = personOf(req)
  const before = await readLook(payload, review, person)
  const known = new Set([...before.seen, ...(more.seen ?? [])])
  const seen = before.changes.map(({ key }) => key).filter((key) => known.has(key))
  const isChecked = before.isChecked || more.isChecked === true
  const hash = (await readNewest(payload, parseSubject(review.subject)))?.hash ?? ''
  await payload.kv.set(keyOf(review.id, person), { hash, seen, isChecked })
  return { ...before, seen, isChecked }
}

/** What one person saw is of no use once it is decided. */
export async function forgetLook(payload: Payload, review: number, person: number): Promise<void> {
  await payload.kv.delete(keyOf(review, person))
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
