import { isJsonObject } from '../definition/json'
import type { FormInLanguage } from '../language/form-in-language'
import { toFittingAnswers } from '../pages/fitting-answers'
import { openAnswerCollector } from '../submission/posted-answers'
import type { UnsentForm } from '../unsent/unsent-form'
import type { RawAnswers } from '../validation/read-answers'

/** What still fits of unsent texts into a form that may be another version by now. @param form as the page asks it. */
export function toUnsentValues({ entries }: FormInLanguage, texts: UnsentForm['texts']): RawAnswers {
  const collector = openAnswerCollector(entries)
  for (const [name, value] of texts) collector.take(name, value)
  const typed = collector.toAnswers()
  return isJsonObject(typed) ? toFittingAnswers(entries, typed) : {}
}
