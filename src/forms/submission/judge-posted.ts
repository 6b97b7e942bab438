import type { Locale } from '@/src/i18n/locales'
import type { JsonObject } from '../definition/json'
import type { FormInLanguage } from '../language/form-in-language'
import { toFormInLanguage } from '../language/to-form-in-language'
import { withCalculated, withCalculatedTexts } from '../rules/calculate-answers'
import { findBrokenRules } from '../rules/find-broken-rules'
import { findImpossiblePhones } from '../types/phone/find-impossible-phones'
import { createAjvValidator } from '../validation/ajv-validator'
import { toAnsweredPlaces } from '../validation/answered-places'
import type { FormValidator } from '../validation/form-validator'
import { readAnswers } from '../validation/read-answers'
import { type AnswerError, validateAnswers } from '../validation/validate-answers'
import type { FormVersion } from '../versions/form-version'
import { type Posted, type PostedEntry, type PostRefusal, parsePosted } from './parse-posted'
import { toTypedValues } from './typed-values'

/** What the rules of a version say of a post. */
export type JudgedPost = {
  errors: AnswerError[]
  /** As they are kept. */
  answers: Record<string, unknown>
  /** As typed, to be shown again: without files, and without what is not asked. What is calculated stands among it as it is read. */
  values: JsonObject
}

/** Compiling takes a while, once for each version and day. Old ones give way. */
const validators = new Map<string, FormValidator>()
const mostValidators = 50

/** Reads what was posted, without judging it. @returns why nothing of it is read when no browser posts such a thing. */
export function readPosted(
  { definition }: FormVersion,
  { entries, locale }: { entries: Iterable<PostedEntry>; locale: Locale },
): Posted | PostRefusal {
  return parsePosted(toFormInLanguage(definition, locale), entries)
}

/** A version in a language, with the validator of its answers. */
export type OpenForm = { form: FormInLanguage; validator: FormValidator }

/** Opens a version for judging. @param today the day it is in Luanda, of which its conditions may speak */
export function openFormToJudge(
  { definition, formKey, hash }: FormVersion,
  { locale, today }: { locale: Locale; today: string },
): OpenForm {
  const form = toFormInLanguage(definition, locale)
  const name = `${formKey} ${hash} ${today}`
  const validator = validators.get(name) ?? createAjvValidator(form.schema, today)
  validators.set(name, validator)
  for (const oldest of validators.keys()) {
    if (validators.size <= mostValidators) break
    validators.delete(oldest)
  }
  return { form, validator }
}

type ToJudge = {
  posted: Pick<Posted, 'answers'>
  locale: Locale
  /** The day it is in Luanda, 2026-11-21. */
  today: string
  /** Whether what is wrong there counts, by the way to an answer, before rules across fields are judged: some pages are not filled in yet. */
  counts?: (field: string) => boolean
}

/** Judges answers by the rules of a version. */
export function judgePosted(version: FormVersion, { posted, locale, today, counts = () => true }: ToJudge): JudgedPost {
  const { definition } = version
  const { form, validator } = openFormToJudge(version, { locale, today })
  const answers = withCalculated(definition, readAnswers(form, posted.answers, validator), validator)
  const errors = validateAnswers({ form, validator, answers, today })
  // What only the server knows, of answers that are right one by one.
  const findFurther = () => [
    ...findBrokenRules(definition, answers, locale),
    ...findImpossiblePhones(form, toAnsweredPlaces({ entries: form.entries, validator }, answers)),
  ]
  const isWrong = errors.some(({ field }) => counts(field))
  return {
    errors: isWrong ? errors : [...errors, ...findFurther().filter(({ field }) => counts(field))],
    answers,
    values: withCalculatedTexts(definition, {
      values: toTypedValues(posted.answers, { entries: form.entries, validator, answers }),
      answers,
      locale,
    }),
  }
}
