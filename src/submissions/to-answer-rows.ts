import type { Locale } from '@/src/i18n/locales'
import { isQuestion, type Question } from '../forms/definition/field'
import type { FormDefinition } from '../forms/definition/form-definition'
import { answers as answerRules } from '../forms/types/answers'
import { fieldTypeOf } from '../forms/types/field-types'

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
      isFile: answerRules[question.type].posted === 'files',
      isPersonal: question.personal,
    }
    return [row]
  })
}

function formatAnswer(question: Question, answer: unknown, locale: Locale): string {
  return fieldTypeOf(question).language.answer?.(question, answer, locale) ?? String(answer)
}
