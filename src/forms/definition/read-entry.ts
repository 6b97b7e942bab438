import { z } from 'zod'
import { locales } from '@/src/i18n/locales'
import { definitions } from '../types/definitions'
import { readShowDefinition } from './condition-schema'
import { questionTypes } from './field'
import type { GeneratedForm, WrittenEntryTexts } from './generated-form'
import type { ReadSchema } from './read-form-schema'
import { toShowName } from './show-name'

const questionUi = z.object({
  'ui:options': z.looseObject({ fieldType: z.enum(questionTypes) }),
})
const choiceRules = z.looseObject({ values: z.array(z.string()) })

type EntryOfForm = { key: string; form: GeneratedForm; schema: ReadSchema }

/** What every entry says: its condition and its texts, as raw data for the parser of field lists. */
export function readEntryParts({ key, form, schema }: EntryOfForm) {
  const show = schema.definitions[toShowName(key)]
  const texts = toLocalized(key, form)
  return {
    key,
    showWhen: show === undefined ? null : readShowDefinition(show),
    label: texts(({ label }) => label),
    hint: texts(({ hint }) => hint),
    text: texts(({ text }) => text),
  }
}

/** What a question says besides, as raw data for the parser of field lists. @throws when its schema is of another type. */
export function readQuestionParts({ key, form, schema }: EntryOfForm) {
  const { widget, fieldType, ...ui } = questionUi.parse(form.uiSchema[key])['ui:options']
  const definition = definitions[fieldType]
  const rules = definition.readSchema(schema.properties[key])
  const texts = toLocalized(key, form)
  const choice = choiceRules.safeParse(rules)
  const rulesWithTexts = new Set(
    locales.flatMap((locale) => Object.keys(form.texts[locale].entries[key]?.errors ?? {})),
  )
  return {
    ...rules,
    ...ui,
    type: fieldType,
    required: schema.required.has(key),
    errors: Object.fromEntries(
      [...rulesWithTexts].map((rule) => [
        rule,
        texts(({ errors }) => Object.entries(errors).find(([name]) => name === rule)?.[1]),
      ]),
    ),
    ...definition.readWidget?.(widget),
    ...(choice.success && {
      options: choice.data.values.map((value) => ({ value, label: texts(({ options }) => options[value]) })),
    }),
  }
}

/** Reads one text of an entry in every language. */
function toLocalized(key: string, { texts }: GeneratedForm) {
  return (read: (entry: WrittenEntryTexts) => string | undefined) =>
    Object.fromEntries(
      locales.map((locale) => {
        const entry = texts[locale].entries[key]
        return [locale, entry ? read(entry) : undefined]
      }),
    )
}
