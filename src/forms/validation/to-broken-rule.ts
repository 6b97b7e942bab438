import type { RuleName } from '../definition/rules'
import type { QuestionInLanguage } from '../language/form-in-language'
import { answers } from '../types/answers'
import type { SchemaFailure } from './form-validator'

/** The rules behind the keywords of JSON Schema, where a type of question has no other for one. */
const usualRules: Readonly<Partial<Record<string, RuleName>>> = {
  required: 'required',
  minLength: 'tooShort',
  maxLength: 'tooLong',
  minimum: 'tooSmall',
  maximum: 'tooLarge',
  minItems: 'tooFew',
  maxItems: 'tooMany',
  enum: 'choice',
  const: 'required',
  pattern: 'pattern',
}

/** The rule behind a failure in the answer to a group as a whole. */
export function toBrokenGroupRule({ keyword }: SchemaFailure): RuleName {
  return keyword === 'minItems' ? 'tooFew' : keyword === 'maxItems' ? 'tooMany' : 'malformed'
}

/** The rule, in the words of forms, behind a failure of JSON Schema in the answer to a question. */
export function toBrokenRule({ type, errors }: QuestionInLanguage, { path, keyword }: SchemaFailure, answer: unknown) {
  const { brokenRules, toBrokenRule } = answers[type]
  const rule =
    toBrokenRule?.({ path: path.slice(1), keyword }) ?? brokenRules?.[keyword] ?? usualRules[keyword] ?? 'malformed'
  // The list of rules that have a text says which pattern it is.
  if (rule === 'pattern' && errors.lettersOnly) return 'lettersOnly'
  return rule === 'number' && typeof answer === 'number' ? 'wholeNumber' : rule
}
