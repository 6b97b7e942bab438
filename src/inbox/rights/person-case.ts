import { defaultLocale, type Locale } from '@/src/i18n/locales'
import type { Subscriber } from '@/src/stored-types/payload-types'
import { toAnswerRows } from '@/src/submissions/to-answer-rows'
import type { OpenedCase } from '../cases/read-case'
import { toCorrections } from './corrections'
import type { PersonCase, PersonSubscription } from './found-person'

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
