import { z } from 'zod'
import { locales } from '@/src/i18n/locales'
import { subjectName } from './subject'

/** What is asked for: that something goes live, is taken from the public as planned, or is deleted. */
export const reviewKinds = ['publish', 'unpublish', 'delete', 'takeDown'] as const

/** How far a review is. `void`: its content was changed after it was submitted. */
export const reviewStates = [
  'inReview',
  'approved',
  'sentBack',
  'withdrawn',
  'void',
  'done',
  'toRatify',
  'ratified',
] as const

const languages = z
  .string()
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.enum(locales)))

/** A review as it is stored: one request about one subject, and what became of it. */
export const review = z.object({
  id: z.number(),
  subject: subjectName,
  title: z.string(),
  kind: z.enum(reviewKinds),
  state: z.enum(reviewStates),
  languages,
  /** SHA-256 of exactly what is asked to go live, in both languages. */
  hash: z.string(),
  reason: z.string(),
  submittedBy: z.number(),
  submittedByName: z.string(),
  submittedAt: z.string(),
  decidedBy: z.number().nullable().default(null),
  decidedByName: z.string().nullable().default(null),
  decidedAt: z.string().nullable().default(null),
  comment: z.string().nullable().default(null),
  /** What the publish gate found, as JSON. */
  verdict: z.string().nullable().default(null),
  /** When it is to happen by itself. */
  dueAt: z.string().nullable().default(null),
  /** Languages in which it has happened. */
  doneLanguages: languages.nullable().default(null),
  failure: z.string().nullable().default(null),
})
export type Review = z.infer<typeof review>
export type ReviewState = Review['state']
