import type { Question } from '../definition/field'
import type { RuleName } from '../definition/rules'
import { fieldTypeOf } from '../types/field-types'

/** The rules that an answer to a question can break: those that have a text, and that staff may write one for. */
export function rulesOf(question: Question): RuleName[] {
  return ['required', ...fieldTypeOf(question).language.rules(question), 'hidden', 'malformed']
}
