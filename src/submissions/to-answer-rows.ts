import type { Locale } from '@/src/i18n/locales'
import { type Field, type Group, isGroup, isQuestion, type Question } from '../forms/definition/field'
import type { FormDefinition } from '../forms/definition/form-definition'
import { isJsonObject } from '../forms/definition/json'
import { answers as answerRules } from '../forms/types/answers'
import { fieldTypeOf } from '../forms/types/field-types'

/** An answer as staff read it. */
export type AnswerRow = {
  /** The way to the answer: the key, in groups “owners.0.share”. */
  key: string
  label: string
  /** Null when it was not given, or was not asked. */
  text: string | null
  /** The files that answer it are shown instead of a text. */
  isFile: boolean
  /** Says something of a person. */
  isPersonal: boolean
}

type Answers = Readonly<Record<string, unknown>>
type Answered = {
  definition: Pick<FormDefinition, 'fields'>
  answers: Answers
  locale: Locale
  /** Also what was no longer asked, whether it was answered or not. */
  withRetired?: boolean
}

/** Every question of the version that a submission was sent with, in its order and words, with what was answered. */
export function toAnswerRows({ definition, answers, locale, withRetired = false }: Answered): AnswerRow[] {
  return toRows(definition.fields, { answers, locale, withRetired, way: [], names: [] })
}

type Within = {
  answers: Answers
  locale: Locale
  withRetired: boolean
  way: readonly string[]
  names: readonly string[]
}

function toRows(fields: readonly Field[], { answers, locale, withRetired, way, names }: Within): AnswerRow[] {
  return fields.flatMap((entry) => {
    const answer = answers[entry.key]
    // What was no longer asked then, and was not answered, says nothing.
    if (entry.retired && answer === undefined && !withRetired) return []
    if (isGroup(entry)) return toGroupRows(entry, answer, { locale, withRetired, way: [...way, entry.key], names })
    if (!isQuestion(entry)) return []
    const row: AnswerRow = {
      key: [...way, entry.key].join('.'),
      label: [...names, toLabel(entry, locale)].join(' – '),
      text: answer === undefined || answer === null ? null : formatAnswer(entry, answer, locale),
      isFile: answerRules[entry.type].posted === 'files',
      isPersonal: entry.personal,
    }
    return [row]
  })
}

function toGroupRows(group: Group, answer: unknown, within: Omit<Within, 'answers'>): AnswerRow[] {
  const { locale, way, names } = within
  if (group.type === 'group') {
    const inside = { ...within, names: [...names, toLabel(group, locale)] }
    return toRows(group.fields, { ...inside, answers: isJsonObject(answer) ? answer : {} })
  }
  const items: unknown[] = Array.isArray(answer) ? answer : []
  return items.filter(isJsonObject).flatMap((item, index) => {
    const name = toItemTitle(group, item, { index, locale })
    return toRows(group.fields, { ...within, answers: item, way: [...way, String(index)], names: [...names, name] })
  })
}

type Titled = { index: number; locale: Locale }

/** What one answer to a group is called: “Owner 2: Ana”. */
function toItemTitle(group: Group & { type: 'repeat' }, item: Answers, { index, locale }: Titled): string {
  const name = `${group.itemName[locale] || toLabel(group, locale)} ${index + 1}`
  const titled = group.fields.find(({ key }) => key === group.titleFrom)
  const answer = group.titleFrom === null ? undefined : item[group.titleFrom]
  return titled && isQuestion(titled) && answer !== undefined
    ? `${name}: ${formatAnswer(titled, answer, locale)}`
    : name
}

function toLabel({ label, key }: Question | Group, locale: Locale): string {
  return label[locale] || label.pt || key
}

function formatAnswer(question: Question, answer: unknown, locale: Locale): string {
  return fieldTypeOf(question).language.answer?.(question, answer, locale) ?? String(answer)
}
