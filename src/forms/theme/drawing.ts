import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import type { FormInLanguage, QuestionInLanguage } from '../language/form-in-language'
import { answers } from '../types/answers'

/**
 * What RJSF draws a form from. Not the rules: here every question stands beside the others, whatever its condition, and answers
 * are texts as they are typed. So the drawn form holds what a plain form would post, and the rules read both the same way.
 */
export function toDrawing({ entries, words }: FormInLanguage): { schema: RJSFSchema; uiSchema: UiSchema } {
  const questions = entries.filter((entry) => entry.kind === 'question')
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(questions.map((question) => [question.key, toSchema(question)])),
      required: questions.filter(({ required }) => required).map(({ key }) => key),
    },
    uiSchema: Object.fromEntries(
      questions.map((question) => [question.key, { 'ui:options': toOptions(question, words.choose) }]),
    ),
  }
}

function toSchema({ type, options }: QuestionInLanguage): RJSFSchema {
  return answers[type].toDrawing(options.map(({ value }) => value))
}

function toOptions(question: QuestionInLanguage, choose: string) {
  const { widget, label, hint, format, autocomplete, options } = question
  return {
    widget,
    title: label,
    ...(hint && { description: hint }),
    ...(format && { help: format }),
    ...(autocomplete && { autocomplete }),
    ...(options.length > 0 && { enumNames: options.map((option) => option.label) }),
    ...(widget === 'select' && { placeholder: choose }),
    ...(widget === 'textarea' && { rows: question.rows }),
    ...(widget === 'file' && { accept: question.accept, most: question.most }),
  }
}
