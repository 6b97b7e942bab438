import { ZodError, type z } from 'zod'
import type { FormDefinition } from '@/src/forms/definition/form-definition'
import { generateForm } from '@/src/forms/definition/generate-form'
import { readForm } from '@/src/forms/definition/read-form'
import { UnsayableFormError } from '@/src/forms/definition/unsayable-form-error'
import type { Locale } from '@/src/i18n/locales'
import { sayText } from '../texts/builder-language'
import { expertTexts } from '../texts/expert-texts'
import { findFirstDifference } from './first-difference'

type ExpertForm = { form: FormDefinition } | { refusals: string[] }

/** As many refusals as somebody reads. */
const mostRefusals = 8

/**
 * A form that somebody edited as JSON, or why it is none, in sentences.
 * @param key of the form, which JSON cannot change
 */
export function readExpertForm(text: string, { key, language }: { key: string; language: Locale }): ExpertForm {
  const json = parseJson(text, language)
  if ('refusals' in json) return json
  try {
    const form = readForm(json.value)
    if (form.key !== key) return { refusals: [sayText(expertTexts.otherKey, language, { key })] }
    return { form }
  } catch (error) {
    return { refusals: toRefusals(error, json.value, language) }
  }
}

function parseJson(text: string, language: Locale): { value: unknown } | { refusals: string[] } {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const position = /position (\d+)/.exec(error.message)?.[1]
    if (position === undefined) return { refusals: [sayText(expertTexts.noJsonAnywhere, language)] }
    const before = text.slice(0, Number(position)).split('\n')
    const place = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
    return { refusals: [sayText(expertTexts.noJson, language, place)] }
  }
}

function toRefusals(error: unknown, value: unknown, language: Locale): string[] {
  if (error instanceof ZodError) {
    const sentences = error.issues.flatMap(toLeaves).map((issue) => toSentence(issue, language))
    return [...new Set(sentences)].slice(0, mostRefusals)
  }
  if (error instanceof UnsayableFormError) {
    const difference = findFirstDifference(value, JSON.parse(JSON.stringify(generateForm(error.definition)))) ?? []
    return [sayText(expertTexts.cannotSay, language, { place: toPlace(difference, language) })]
  }
  return [sayText(expertTexts.cannotSay, language, { place: toPlace([], language) })]
}

type Issue = z.core.$ZodIssue

/** What is wrong in the branch of a union that comes nearest. */
function toLeaves(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const [nearest] = issue.errors.toSorted((one, other) => one.length - other.length)
  return (nearest ?? []).flatMap((inner) => toLeaves({ ...inner, path: [...issue.path, ...inner.path] }))
}

function toSentence(issue: Issue, language: Locale): string {
  const place = toPlace(issue.path, language)
  if (issue.code === 'unrecognized_keys') {
    return sayText(expertTexts.unknownKeys, language, { place, keys: issue.keys.join(', ') })
  }
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined && issue.path.length > 0
  return sayText(isMissing ? expertTexts.missing : expertTexts.wrongValue, language, { place })
}

function toPlace(path: readonly PropertyKey[], language: Locale): string {
  return path.length === 0 ? sayText(expertTexts.top, language) : path.map(String).join(' › ')
}
