import type { RJSFSchema } from '@rjsf/utils'
import type { EntryInLanguage, FormInLanguage, GroupInLanguage, QuestionInLanguage } from '../language/form-in-language'
import { answers } from '../types/answers'
import { Item } from './templates/Item'
import { Items } from './templates/Items'

type Drawing = { schema: RJSFSchema; uiSchema: Readonly<Record<string, object>> }

/**
 * What RJSF draws a form from. Not the rules: here every question stands beside the others, whatever its condition, and answers
 * are texts as they are typed. So the drawn form holds what a plain form would post, and the rules read both the same way.
 */
export function toDrawing({ entries, words }: FormInLanguage): Drawing {
  return toObject(entries, words.choose)
}

function toObject(entries: readonly EntryInLanguage[], choose: string): Drawing {
  const drawn = entries.flatMap((entry): [string, Drawing][] => {
    if (entry.kind === 'question')
      return [[entry.key, { schema: toSchema(entry), uiSchema: { 'ui:options': toOptions(entry, choose) } }]]
    return entry.kind === 'group' ? [[entry.key, toGroup(entry, choose)]] : []
  })
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(drawn.map(([key, { schema }]) => [key, schema])),
      required: entries.flatMap((entry) => (entry.kind === 'question' && entry.required ? [entry.key] : [])),
    },
    uiSchema: Object.fromEntries(drawn.map(([key, { uiSchema }]) => [key, uiSchema])),
  }
}

function toGroup({ entries, repeat }: GroupInLanguage, choose: string): Drawing {
  const each = toObject(entries, choose)
  if (repeat === null) return each
  return {
    schema: { type: 'array', items: each.schema, maxItems: repeat.most },
    uiSchema: {
      'ui:options': { isRepeat: true, orderable: false, ArrayFieldTemplate: Items, ArrayFieldItemTemplate: Item },
      items: each.uiSchema,
    },
  }
}

function toSchema({ type, options }: QuestionInLanguage): RJSFSchema {
  return answers[type].toDrawing(options.map(({ value }) => value))
}

function toOptions(question: QuestionInLanguage, choose: string) {
  const { widget, label, hint, format, autocomplete, typing, options } = question
  return {
    widget,
    title: label,
    ...(hint && { description: hint }),
    ...(format && { help: format }),
    ...(autocomplete && { autocomplete }),
    ...(typing && { typing }),
    ...(options.length > 0 && { enumNames: options.map((option) => option.label) }),
    ...(widget === 'select' && { placeholder: choose }),
    ...(widget === 'textarea' && { rows: question.rows, longest: question.longest }),
    ...(widget === 'file' && { accept: question.accept, most: question.most }),
  }
}
