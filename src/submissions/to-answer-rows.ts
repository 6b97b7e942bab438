import { formatDate, formatNumber } from '@/src/i18n/format'
import type { Locale } from '@/src/i18n/locales'
import { isQuestion, type Question } from '../forms/definition/field'
import type { FormDefinition } from '../forms/definition/form-definition'
import { toCountryOptions } from '../forms/language/country-options'
import { formatAmount } from '../forms/language/format-values'

/** An answer as staff read it. */
export type AnswerRow = {
  key: string
  label: string
  /** Null when it was not given, or was not asked. */
  text: string | null
  /** The files that answer it are shown instead of a text. */
  isFile: boolean
  /** Says something of a person. */
  isPersonal: boolean
}

type Answered = { definition: FormDefinition; answers: Readonly<Record<string, unknown>>; locale: Locale }

/** Every question of the version that a submission was sent with, in its order and words, with what was answered. */
export function toAnswerRows({ definition, answers, locale }: Answered): AnswerRow[] {
  return definition.fields.filter(isQuestion).flatMap((question) => {
    const answer = answers[question.key]
    // What was no longer asked then, and was not answered, says nothing.
    if (question.retired && answer === undefined) return []
    const row: AnswerRow = {
      key: question.key,
      label: question.label[locale] || question.label.pt || question.key,
      text: answer === undefined || answer === null ? null : formatAnswer(question, answer, locale),
      isFile: question.type === 'file',
      isPersonal: question.personal,
    }
    return [row]
  })
}

function formatAnswer(question: Question, answer: unknown, locale: Locale): string {
  switch (question.type) {
    case 'oneChoice':
    case 'manyChoices': {
      const labels = new Map(question.options.map(({ value, label }) => [value, label[locale] || value]))
      return toList(answer)
        .map((value) => labels.get(value) ?? value)
        .join('; ')
    }
    case 'country':
      return toCountryOptions(locale).find(({ value }) => value === answer)?.label ?? String(answer)
    case 'yesNo':
    case 'consent':
      return answer === true ? { pt: 'Sim', en: 'Yes' }[locale] : { pt: 'Não', en: 'No' }[locale]
    case 'date':
      return formatDate(locale, `${String(answer)}T12:00:00Z`)
    case 'amount':
      return typeof answer === 'number'
        ? formatAmount(locale, { smallestUnits: answer, currency: question.currency })
        : String(answer)
    case 'number':
      return typeof answer === 'number' ? formatNumber(locale, answer, { maximumFractionDigits: 15 }) : String(answer)
    case 'file':
      return toList(answer).join('; ')
    default:
      return String(answer)
  }
}

function toList(answer: unknown): string[] {
  return (Array.isArray(answer) ? answer : [answer]).map((value) =>
    typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : String(value),
  )
}
