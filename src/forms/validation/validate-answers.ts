import { isJsonObject, type JsonObject } from '../definition/json'
import type { RuleName } from '../definition/rules'
import type { EntryInLanguage, FormInLanguage, GroupInLanguage, QuestionInLanguage } from '../language/form-in-language'
import { type AnsweredPlace, toAnsweredPlaces } from './answered-places'
import { compareFailures } from './compare-failures'
import type { FormValidator, SchemaFailure } from './form-validator'
import { findBrokenOwnRule } from './own-rules'
import { toQuestionSchemas } from './question-schemas'
import { toBrokenGroupRule, toBrokenRule } from './to-broken-rule'

/**
 * What is wrong with an answer. The field is the way to it, joined by dots: keys, and places in lists, counted from 0. Without a name
 * it is the form as a whole.
 */
export type AnswerError = { field: string; rule: RuleName; text: string }

type Judged = {
  form: FormInLanguage
  validator: FormValidator
  /** As `readAnswers` gives them. */
  answers: Readonly<Record<string, unknown>>
  /** The day it is in Luanda, 2026-11-21. */
  today: string
  /** Whether it is a page of the form: the rest of it is judged elsewhere. */
  isPart?: boolean
}

/**
 * What is wrong with the answers to a form: one error for each field, in the order of the form. None means that the answers
 * may be kept. Browser and server give the same list; the server's decides.
 */
export function validateAnswers({ form, validator, answers, today, isPart = false }: Judged): AnswerError[] {
  const { isValid, failures } = validator.check(answers)
  const errors = toAnsweredPlaces({ entries: form.entries, validator }, answers).flatMap((place) => {
    const { entry, path } = place
    if (entry.kind !== 'question' && entry.kind !== 'group') return []
    const own = failures.filter((failure) => path.every((name, at) => failure.path[at] === name))
    const rule =
      entry.kind === 'group'
        ? findBrokenGroupRule(place, own)
        : findBrokenRule(entry, { place, failures: own, schema: toSchemaAt(form.schema, path), today })
    return rule ? [toError(entry, { path, rule, unknown: form.words.unknown })] : []
  })
  if (isPart) return errors
  const isAskedOnly = Object.keys(answers).every((key) =>
    form.entries.some((entry) => entry.key === key && isAsked(entry)),
  )
  if (isAskedOnly && (isValid || errors.length > 0)) return errors
  return [...errors, { field: '', rule: 'unknown', text: form.words.unknown }]
}

function isAsked({ kind }: EntryInLanguage): boolean {
  return kind === 'question' || kind === 'group'
}

type Broken = { path: readonly string[]; rule: RuleName; unknown: string }

function toError({ errors }: QuestionInLanguage | GroupInLanguage, { path, rule, unknown }: Broken): AnswerError {
  return { field: path.join('.'), rule, text: errors[rule] ?? errors.malformed ?? unknown }
}

/** The schema of what stands at the end of a way. */
function toSchemaAt(form: JsonObject, path: readonly string[]): JsonObject {
  return path.reduce<JsonObject>((schema, name) => {
    const items = schema['items']
    // On the way there are groups only: whatever is a list here is one of objects.
    return isJsonObject(items) ? items : (toQuestionSchemas(schema)[name] ?? {})
  }, form)
}

type Examined = { place: AnsweredPlace; failures: readonly SchemaFailure[]; schema: JsonObject; today: string }

function findBrokenRule(
  question: QuestionInLanguage,
  { place: { answer, isShown, path }, failures, schema, today }: Examined,
): RuleName | null {
  if (!isShown) return answer === undefined ? null : 'hidden'
  const failure = failures
    // A part of the form that fails elsewhere leaves its other fields unspoken of.
    .filter((failed) => failed.keyword !== 'unevaluatedProperties' || failed.path.length > path.length)
    .toSorted(compareFailures)[0]
  if (failure) return toBrokenRule(question, { ...failure, path: failure.path.slice(path.length - 1) }, answer)
  return findBrokenOwnRule({ schema, answer, today })
}

/** What is wrong with a group as a whole: with its parts there is something wrong on their own. */
function findBrokenGroupRule(
  { answer, isShown, path }: AnsweredPlace,
  failures: readonly SchemaFailure[],
): RuleName | null {
  if (!isShown) return answer === undefined ? null : 'hidden'
  // What is no object has no questions that could say what is wrong with it.
  if (Array.isArray(answer) && !answer.every(isJsonObject)) return 'malformed'
  const [failure] = failures
    .filter((failed) => failed.path.length === path.length && failed.keyword !== 'unevaluatedProperties')
    .toSorted(compareFailures)
  return failure ? toBrokenGroupRule(failure) : null
}
