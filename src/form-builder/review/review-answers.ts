import { z } from 'zod'
import { formDefinition } from '@/src/forms/definition/form-definition'
import { inLocales } from '@/src/i18n/locales'

/** Somebody of the bank: by number, unless the reader may see people. Their names come with the review. */
const person = z
  .union([z.object({ id: z.number(), name: z.string() }), z.number().transform((id) => ({ id, name: null }))])
  .nullish()
  .transform((who) => who ?? null)
export type Person = z.infer<typeof person>

/** What the CMS answers of a form that is reviewed. @see ../../cms/forms/form-endpoints.ts */
export const reviewAnswer = z.object({
  problems: z.array(z.object({ key: z.string().nullable(), text: z.string() })),
  changes: z.array(z.string()),
  /** The rules across fields that no golden case breaks, by their keys. */
  uncovered: z.array(z.string()).default([]),
  /** Each golden case, with what is different about it; null while something else is wrong, so that none could be judged. */
  cases: z
    .array(z.object({ name: z.string(), difference: z.string().nullable() }))
    .nullable()
    .default(null),
  /** What no golden case tries, in sentences. */
  untried: z.array(z.string()).default([]),
  /** What those who answer for the form are called, by their numbers. */
  people: z.record(z.string(), z.string()).default({}),
  /** What colleagues say of it and nobody has settled, such as why it was sent back. */
  comments: z
    .array(z.object({ id: z.number(), authorName: z.string(), createdAt: z.string(), text: z.string() }))
    .default([]),
  usedOn: z.array(
    z.object({
      kind: z.enum(['page', 'footer']),
      id: z.number().nullable(),
      title: z.string(),
      path: z.string().nullable(),
    }),
  ),
})

const text = z
  .string()
  .nullish()
  .transform((written) => written ?? '')

/** The proposal of a form, as the form is read. */
export const formAnswer = z.object({
  proposal: z
    .object({ reason: text, by: person, at: z.string().nullish(), hash: z.string().nullish() })
    .nullish()
    .transform((proposal) => (proposal?.hash ? { ...proposal, at: proposal.at ?? '' } : null)),
})

const version = z.object({
  id: z.number(),
  number: z.int(),
  state: z.enum(['published', 'superseded', 'retired']),
  reason: text,
  proposedBy: person,
  approvedBy: person,
  publishedAt: z.string(),
  endedAt: z.string().nullish(),
  endReason: text,
  changes: z.object(inLocales(() => z.array(z.string()))).nullish(),
  definition: formDefinition,
})
export const versionsAnswer = z.object({ docs: z.array(version) })

export type FormReviewAnswer = z.infer<typeof reviewAnswer>
export type Proposal = NonNullable<z.infer<typeof formAnswer>['proposal']>
export type VersionAnswer = z.infer<typeof version>

/** Why a step was refused, in the language of the admin. */
export const refusalAnswer = z.object({
  errors: z
    .array(z.object({ message: z.string(), data: z.object({ problems: z.array(z.string()).default([]) }).nullish() }))
    .min(1),
})
