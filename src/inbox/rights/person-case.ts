import { z } from 'zod'
import { defaultLocale, type Locale } from '@/src/i18n/locales'
import type { Subscriber } from '@/src/stored-types/payload-types'
import { toAnswerRows } from '@/src/submissions/to-answer-rows'
import type { OpenedCase } from '../cases/read-case'
import { toCorrections } from './corrections'

const answer = z.object({
  /** The way to it, “owners.0.name”. */
  way: z.string(),
  label: z.string(),
  /** As it was typed. */
  text: z.string().nullable(),
  /** What it was corrected to; null where it was not. */
  correction: z.string().nullable(),
  isFile: z.boolean(),
})

/** A case as it is shown to whoever looks after the rights of people. */
export const personCase = z.object({
  id: z.number(),
  reference: z.string(),
  form: z.string(),
  receivedOn: z.string(),
  heldUntil: z.string().nullable(),
  isErased: z.boolean(),
  answers: z.array(answer),
  files: z.array(z.object({ id: z.string(), name: z.string(), way: z.string() })),
})
export type PersonCase = z.infer<typeof personCase>

/** A subscription as it is shown beside. */
export const personSubscription = z.object({
  id: z.number(),
  email: z.string(),
  state: z.enum(['pending', 'active', 'unsubscribed']),
  subscribedOn: z.string(),
  heldUntil: z.string().nullable(),
})
export type PersonSubscription = z.infer<typeof personSubscription>

/** Everything that was found of a person. */
export const foundPerson = z.object({
  cases: z.array(personCase),
  subscribers: z.array(personSubscription),
  /** Cases that were found and are not shown: too many at once, or read by others alone. */
  more: z.number(),
})
export type FoundPerson = z.infer<typeof foundPerson>

/** A case in the words of the version that it was sent with, what was corrected first. */
export function toPersonCase(
  { submission, answers, files, definition, history }: OpenedCase,
  locale: Locale,
): PersonCase {
  const { id, reference, formKey, receivedOn, heldUntil, anonymisedOn } = submission
  const corrections = toCorrections(history)
  const rows = definition ? toAnswerRows({ definition, answers, locale }) : []
  return {
    ...{ id, reference, receivedOn, heldUntil: heldUntil ?? null, isErased: Boolean(anonymisedOn) },
    form: definition?.title[locale] || definition?.title[defaultLocale] || formKey,
    answers: definition
      ? rows.map(({ key: way, label, text, isFile }) => {
          return { way, label, text, isFile, correction: corrections.get(way) ?? null }
        })
      : Object.entries(answers).map(([way, value]) => {
          return { way, label: way, text: JSON.stringify(value), isFile: false, correction: null }
        }),
    files: files.map(({ id: file, name, field: way }) => ({ id: file, name, way })),
  }
}

/** A subscription as it is shown. */
export function toPersonSubscription(subscriber: Subscriber): PersonSubscription {
  const { id, email, state, subscribedOn, heldUntil } = subscriber
  return { id, email, state, subscribedOn, heldUntil: heldUntil ?? null }
}
