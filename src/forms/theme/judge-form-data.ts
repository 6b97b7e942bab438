import { localDay } from '@/src/country/local-day'
import type { FormInLanguage } from '../language/form-in-language'
import type { FormStep } from '../pages/form-step'
import { toFileFacts } from '../submission/file-facts'
import { parsePosted } from '../submission/parse-posted'
import type { FormValidator } from '../validation/form-validator'
import { type RawAnswers, readAnswers } from '../validation/read-answers'
import { type AnswerError, validateAnswers } from '../validation/validate-answers'
import { removeHidden, toShowing } from './shown-answers'

type ToJudge = {
  /** As the page asks it. */
  form: FormInLanguage
  validator: FormValidator
  /** Which page it is, of a form of pages. */
  step: FormStep | null
}

/**
 * Judges a form in the browser as the server will: from what would be posted, read and validated by the same functions.
 * Takes out of the body what is not shown.
 */
export function judgeFormData(body: FormData, { form, validator, step }: ToJudge) {
  const values = toValues(body, form)
  const known = step?.known ?? {}
  removeHidden(body, toShowing({ form, validator, values: { ...known, ...values } }).hidden)
  const answers = readAnswers(form, { ...known, ...toValues(body, form) }, validator)
  const judged = { form, validator, answers, today: localDay(Date.now()) }
  const errors: AnswerError[] = validateAnswers({ ...judged, isPart: step !== null })
  return { values, errors }
}

function toValues(body: FormData, form: FormInLanguage): RawAnswers {
  const posted = parsePosted(
    form,
    [...body].map(([name, value]) => [name, typeof value === 'string' ? value : toFileFacts(value)] as const),
  )
  // More than any form may post: the server says so.
  return typeof posted === 'string' ? {} : posted.answers
}
