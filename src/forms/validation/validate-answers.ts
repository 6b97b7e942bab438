import type { JsonObject } from '../definition/json'
import type { RuleName } from '../definition/rules'
import type { FormInLanguage, QuestionInLanguage } from '../language/form-in-language'
import { compareFailures } from './compare-failures'
import type { FormValidator, SchemaFailure } from './form-validator'
import { findBrokenOwnRule } from './own-rules'
import { toQuestionSchemas } from './question-schemas'
import { toBrokenRule } from './to-broken-rule'

/** What is wrong with an answer. A field without a name is the form as a whole. */
export type AnswerError = { field: string; rule: RuleName; text: string }

type Judged = {
  form: FormInLanguage
  validator: FormValidator
  /** As `readAnswers` gives them. */
  answers: Readonly<Record<string, unknown>>
  /** The day it is in Luanda, 2026-11-21. */
  today: string
}

/**
 * What is wrong with the answers to a form: one error for each field, in the order of the form. None means that the answers
 * may be kept. Browser and server give the same list; the server's decides.
 */
export function validateAnswers({ form, validator, answers, today }: Judged): AnswerError[] {
  const { isValid, failures } = validator.check(answers)
  const schemas = toQuestionSchemas(form.schema)
  const questions = form.entries.filter((entry) => entry.kind === 'question')
  const errors = questions.flatMap((question) => {
    const rule = findBrokenRule({
      question,
      answer: answers[question.key],
      isShown: validator.isShown(question.key, answers),
      failures: failures.filter(({ path }) => path[0] === question.key),
      schema: schemas[question.key] ?? {},
      today,
    })
    return rule
      ? [{ field: question.key, rule, text: question.errors[rule] ?? question.errors.malformed ?? form.words.unknown }]
      : []
  })
  const keys = new Set(questions.map(({ key }) => key))
  const isAskedOnly = Object.keys(answers).every((key) => keys.has(key))
  if (isAskedOnly && (isValid || errors.length > 0)) return errors
  return [...errors, { field: '', rule: 'unknown', text: form.words.unknown }]
}

type Examined = {
  question: QuestionInLanguage
  answer: unknown
  isShown: boolean
  failures: readonly SchemaFailure[]
  schema: JsonObject
  today: string
}

function findBrokenRule({ question, answer, isShown, failures, schema, today }: Examined): RuleName | null {
  if (!isShown) return answer === undefined ? null : 'hidden'
  const failure = failures
    // A part of the form that fails elsewhere leaves its other fields unspoken of.
    .filter(({ path, keyword }) => keyword !== 'unevaluatedProperties' || path.length > 1)
    .toSorted(compareFailures)[0]
  return failure ? toBrokenRule(question, failure, answer) : findBrokenOwnRule({ schema, answer, today })
}
