import type { FormDefinition } from '../definition/form-definition'
import type { GoldenCase } from '../definition/golden-case'
import { findQuestionAt } from '../definition/placed-entries'
import { toFormInLanguage } from '../language/to-form-in-language'
import { withCalculated } from '../rules/calculate-answers'
import { findBrokenRules } from '../rules/find-broken-rules'
import { toFileFacts } from '../submission/file-facts'
import { type PostedEntry, parsePosted } from '../submission/parse-posted'
import { findImpossiblePhones } from '../types/phone/find-impossible-phones'
import { type AnsweredPlace, toAnsweredPlaces } from '../validation/answered-places'
import type { FormValidator } from '../validation/form-validator'
import { readAnswers } from '../validation/read-answers'
import { type AnswerError, validateAnswers } from '../validation/validate-answers'

/** A small file that opens: what is in files is not what a case is about. */
const fileSize = 2048

/** What one of the two evaluators says of a case: of each answer by itself, and, when those are right, of all together. */
export type CaseVerdict = {
  single: readonly AnswerError[]
  together: readonly AnswerError[]
  /** What was asked, and what was not, with these answers. Nothing, where they name what the form does not have. */
  places: readonly AnsweredPlace[]
}

/** Judges a case as a post of a page is judged. @param validator of one side, made of the schema of the form */
export function judgeGoldenCase(
  definition: FormDefinition,
  { answers: typed, language, day }: GoldenCase,
  validator: FormValidator,
): CaseVerdict {
  const form = toFormInLanguage(definition, language)
  const posted = parsePosted(
    form,
    typed.map((answer) => toPostedEntry(definition, answer)),
  )
  if (typeof posted === 'string')
    return { single: [{ field: '', rule: 'unknown', text: form.words.unknown }], together: [], places: [] }
  const answers = withCalculated(definition, readAnswers(form, posted.answers, validator), validator)
  const single = validateAnswers({ form, validator, answers, today: day })
  const places = toAnsweredPlaces({ entries: form.entries, validator }, answers)
  if (single.length > 0) return { single, together: [], places }
  return {
    single,
    places,
    together: [...findBrokenRules(definition, answers, language), ...findImpossiblePhones(form, places)],
  }
}

function toPostedEntry({ fields }: FormDefinition, { field, value }: GoldenCase['answers'][number]): PostedEntry {
  const isFile = findQuestionAt(fields, field)?.type === 'file'
  return [field, isFile ? toFileFacts({ name: value, type: '', size: fileSize }) : value]
}
