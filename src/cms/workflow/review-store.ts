import type { Payload, Where } from 'payload'
import { type Review, type ReviewState, review } from '@/src/governance/review'
import { nameOf, type Subject } from '@/src/governance/subject'
import type { Locale } from '@/src/i18n/locales'

/** What is known of a request when it is made. */
type Made =
  | 'subject'
  | 'title'
  | 'kind'
  | 'state'
  | 'hash'
  | 'reason'
  | 'submittedBy'
  | 'submittedByName'
  | 'submittedAt'
type Change = Partial<Omit<Review, 'id' | 'languages' | 'doneLanguages'>> & {
  languages?: readonly Locale[]
  doneLanguages?: readonly Locale[]
}

/** Nobody writes reviews through the API; the steps of the workflow have decided who may. */
const trusted = { overrideAccess: true, depth: 0 } as const

export async function createReview(
  payload: Payload,
  { languages, doneLanguages = [], ...data }: Pick<Review, Made> & Change & { languages: readonly Locale[] },
): Promise<Review> {
  const stored = { ...data, languages: languages.join(','), doneLanguages: doneLanguages.join(',') }
  return review.parse(await payload.create({ collection: 'reviews', data: stored, ...trusted }))
}

/** @param change the fields that are different now. */
export async function updateReview(
  payload: Payload,
  id: number,
  { languages, doneLanguages, ...change }: Change,
): Promise<Review> {
  const data = {
    ...change,
    ...(languages ? { languages: languages.join(',') } : {}),
    ...(doneLanguages ? { doneLanguages: doneLanguages.join(',') } : {}),
  }
  return review.parse(await payload.update({ collection: 'reviews', id, data, ...trusted }))
}

/** @returns null when there is no such review. */
export async function readReview(payload: Payload, id: number): Promise<Review | null> {
  const stored = await payload.findByID({ collection: 'reviews', id, disableErrors: true, ...trusted })
  return stored ? review.parse(stored) : null
}

/** The reviews of a subject, newest first. */
export async function findReviews(
  payload: Payload,
  subject: Subject,
  states?: readonly ReviewState[],
): Promise<Review[]> {
  return queryReviews(payload, {
    subject: { equals: nameOf(subject) },
    ...(states ? { state: { in: [...states] } } : {}),
  })
}

/** All reviews that a condition names, newest first: what protects what is under review must not end where a list does. */
export async function queryReviews(payload: Payload, where: Where): Promise<Review[]> {
  const { docs } = await payload.find({
    collection: 'reviews',
    where,
    sort: '-id',
    pagination: false,
    ...trusted,
  })
  return docs.map((stored) => review.parse(stored))
}
