import type { Locale } from '@/src/i18n/locales'
import type { JsonObject } from '../definition/json'
import { toFormInLanguage } from '../language/to-form-in-language'
import { answers as answerRules } from '../types/answers'
import { findImpossiblePhones } from '../types/phone/find-impossible-phones'
import { createAjvValidator } from '../validation/ajv-validator'
import type { FormValidator } from '../validation/form-validator'
import { readAnswers } from '../validation/read-answers'
import { type AnswerError, validateAnswers } from '../validation/validate-answers'
import type { FormVersion } from '../versions/form-version'
import { type Posted, type PostedEntry, type PostRefusal, parsePosted } from './parse-posted'

/** What the rules of a version say of a post. */
export type JudgedPost = {
  errors: AnswerError[]
  /** As they are kept. */
  answers: Record<string, unknown>
  /** As typed, to be shown again: without files, and without what is not asked. */
  values: JsonObject
}

/** Compiling takes a while, once for each version. Old ones give way. */
const validators = new Map<string, FormValidator>()
const mostValidators = 50

/** Reads what was posted, without judging it. @returns why nothing of it is read when no browser posts such a thing. */
export function readPosted(
  { definition }: FormVersion,
  { entries, locale }: { entries: Iterable<PostedEntry>; locale: Locale },
): Posted | PostRefusal {
  return parsePosted(toFormInLanguage(definition, locale), entries)
}

/** Judges answers by the rules of a version. @param today the day it is in Luanda, 2026-11-21 */
export function judgePosted(
  { definition, formKey, hash }: FormVersion,
  { posted, locale, today }: { posted: Posted; locale: Locale; today: string },
): JudgedPost {
  const form = toFormInLanguage(definition, locale)
  const name = `${formKey} ${hash}`
  const validator = validators.get(name) ?? createAjvValidator(form.schema)
  validators.set(name, validator)
  for (const oldest of validators.keys()) {
    if (validators.size <= mostValidators) break
    validators.delete(oldest)
  }
  const answers = readAnswers(form, posted.answers)
  const errors = validateAnswers({ form, validator, answers, today })
  const files = new Set(form.entries.flatMap((entry) => (isFileField(entry) ? [entry.key] : [])))
  const known = new Set(form.entries.map(({ key }) => key))
  const shown = Object.entries(posted.answers).filter(
    ([key]) => known.has(key) && !files.has(key) && validator.isShown(key, answers),
  )
  return {
    errors: errors.length > 0 ? errors : findImpossiblePhones(form, answers),
    answers,
    // Texts and lists of texts: whatever else there is are facts of files that no field asks for.
    values: JSON.parse(JSON.stringify(Object.fromEntries(shown))),
  }
}

function isFileField(entry: ReturnType<typeof toFormInLanguage>['entries'][number]): boolean {
  return entry.kind === 'question' && answerRules[entry.type].posted === 'files'
}
