import type { Locale } from '@/src/i18n/locales'
import { type Field, isGroup } from '../forms/definition/field'
import type { FormDefinition } from '../forms/definition/form-definition'
import { isJsonObject } from '../forms/definition/json'
import { toAnswerRows } from './to-answer-rows'

type Answers = Readonly<Record<string, unknown>>

/** What was sent with one version as a table. */
export type AnswerTable = { columns: { key: string; label: string }[]; rows: string[][] }

type Sent = { definition: FormDefinition; sent: readonly Answers[]; locale: Locale }

/**
 * What was sent with one version, a column for each question, also those that only some were asked. A group that is answered several
 * times has as many sets of columns as it was answered at most.
 */
export function toAnswerTable({ definition, sent, locale }: Sent): AnswerTable {
  const { fields } = definition
  const toAll = (answers: Answers) => toAnswerRows({ definition, answers, locale, withRetired: true })
  const columns = toAll(toShape(fields, sent))
  const rows = sent.map((answers) => {
    const texts = new Map(toAll(answers).map(({ key, text }) => [key, text]))
    return columns.map(({ key }) => texts.get(key) ?? '')
  })
  return { columns: columns.map(({ key, label }) => ({ key, label })), rows }
}

/** Answers without content that have as many parts as the most of those that were sent. */
function toShape(fields: readonly Field[], sent: readonly Answers[]): Answers {
  return Object.fromEntries(
    fields.filter(isGroup).map(({ key, type, fields: held }) => {
      const given = sent.map((answers) => answers[key])
      if (type === 'group') return [key, toShape(held, given.filter(isJsonObject))]
      const lists = given.map((list): unknown[] => (Array.isArray(list) ? list : []))
      const count = Math.max(0, ...lists.map((list) => list.length))
      return [
        key,
        Array.from({ length: count }, (_none, at) => toShape(held, lists.map((list) => list[at]).filter(isJsonObject))),
      ]
    }),
  )
}
