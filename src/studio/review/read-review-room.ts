import type { Payload, PayloadRequest } from 'payload'
import type { Look } from '@/src/cms/looks/look-store'
import { readLook } from '@/src/cms/workflow/changes/looks'
import { readNewest, readPublic } from '@/src/cms/workflow/read-subject'
import { readReview } from '@/src/cms/workflow/review-store'
import { readConversation } from '@/src/conversations/comment-steps'
import type { Conversation } from '@/src/conversations/conversation'
import { readVerdict } from '@/src/governance/gate/read-verdict'
import type { Verdict } from '@/src/governance/gate/verdict'
import type { Review } from '@/src/governance/review'
import { parseSubject, type Subject } from '@/src/governance/subject'
import type { Locale } from '@/src/i18n/locales'
import { finishedLook, kindOfCollection, publicLook, toPreviewHref } from '@/src/links/preview-address'
import { type Consequence, listConsequences } from './list-consequences'
import { subjectHref } from './review-href'
import type { StepAddress } from './step-address'

/** The two drawings of a page in a language; null where there is none, or nothing before. */
export type Drawings = { locale: Locale; before: string | null; after: string | null }

/** Everything that the review room shows of a request, as it can be handed to the browser. */
export type RoomContent = {
  review: Review
  subject: string
  steps: StepAddress
  look: Look
  consequences: Consequence[]
  drawings: Drawings[]
  conversation: Conversation
  /** Whether what is stored is still what was asked for. */
  isCurrent: boolean
  editHref: string
  /** What the check said when it was decided, or asked for. */
  earlier: Verdict | null
}

type Options = { req: PayloadRequest; id: number; person: number; language: Locale }

/** @returns null when there is no such request. */
export async function readReviewRoom({ req, id, person, language }: Options): Promise<RoomContent | null> {
  const { payload } = req
  const review = await readReview(payload, id)
  if (!review) return null
  const subject = parseSubject(review.subject)
  const [newest, live] = [await readNewest(payload, subject), await readPublic(payload, subject)]
  const [look, consequences, conversation] = await Promise.all([
    readLook(payload, review, person),
    newest ? listConsequences({ payload, review, newest, live, language }) : [],
    readConversation(payload, review.subject, person),
  ])
  return {
    review,
    subject: review.subject,
    steps: { href: '/api/workflow', id: review.id },
    look,
    consequences,
    drawings: review.languages.map((locale) => toDrawings(subject, review, look, locale)),
    conversation,
    isCurrent: newest?.hash === review.hash,
    editHref: subjectHref(review.subject),
    earlier: readVerdict(review),
  }
}

/** Both sides come from the same drawing, so that only what was written differs. */
function toDrawings(subject: Subject, { kind }: Review, { changes }: Look, locale: Locale): Drawings {
  const page = 'collection' in subject ? kindOfCollection(subject.collection) : undefined
  if (page === undefined || !('collection' in subject)) return { locale, before: null, after: null }
  const href = `${toPreviewHref({ kind: page, id: subject.id, locale })}?${finishedLook}=1`
  const own = changes.filter((change) => change.locale === locale)
  const isNew =
    kind === 'publish' && own.length > 0 && own.every(({ parts }) => parts.every((part) => part.before === ''))
  return {
    locale,
    before: isNew ? null : `${href}&${publicLook}=`,
    after: kind === 'publish' ? href : null,
  }
}

/** The request after this one that waits for somebody, so that deciding goes on; null when nothing does. */
export async function findNextWaiting(payload: Payload, review: number, person: number): Promise<number | null> {
  const { docs } = await payload.find({
    collection: 'reviews',
    where: {
      and: [{ state: { equals: 'inReview' } }, { submittedBy: { not_equals: person } }, { id: { not_equals: review } }],
    },
    sort: 'id',
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true, // everybody who works in the CMS reads requests
  })
  return docs[0]?.id ?? null
}
