import { z } from 'zod'
import { locales } from '@/src/i18n/locales'
import { definitions } from '../types/definitions'
import { readShowDefinition } from './condition-schema'
import { questionTypes } from './field'
import type { GeneratedForm, WrittenEntryTexts } from './generated-form'
import type { ReadSchema } from './read-form-schema'
import { toPlaceName, toShowName } from './show-name'

const questionUi = z.object({
  'ui:options': z.looseObject({ fieldType: z.enum(questionTypes) }),
})
const choiceRules = z.looseObject({ values: z.array(z.string()) })

type EntryOfForm = {
  key: string
  /** The keys of the groups that hold it. */
  groups: readonly string[]
  form: GeneratedForm
  /** Of the object that it is a part of. */
  schema: ReadSchema
  /** Of the same object, as RJSF reads it. */
  ui: Readonly<Record<string, unknown>>
}

/** What every entry says: its condition and its texts, as raw data for the parser of field lists. */
export function readEntryParts({ key, groups, form, schema }: EntryOfForm) {
  const place = toPlaceName([...groups, key])
  const show = schema.definitions[toShowName(place)]
  const texts = toLocalized(place, form)
  return {
    key,
    showWhen: show === undefined ? null : readShowDefinition(show),
    label: texts(({ label }) => label),
    hint: texts(({ hint }) => hint),
    text: texts(({ text }) => text),
    itemName: texts(({ itemName }) => itemName),
  }
}

/** What a question says besides, as raw data for the parser of field lists. @throws when its schema is of another type. */
export function readQuestionParts({ key, groups, form, schema, ui: uiOfAll }: EntryOfForm) {
  const place = toPlaceName([...groups, key])
  const { widget, fieldType, ...ui } = questionUi.parse(uiOfAll[key])['ui:options']
  const definition = definitions[fieldType]
  const rules = definition.readSchema(schema.properties[key])
  const texts = toLocalized(place, form)
  const choice = choiceRules.safeParse(rules)
  const rulesWithTexts = new Set(
    locales.flatMap((locale) => Object.keys(form.texts[locale].entries[place]?.errors ?? {})),
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
function toLocalized(place: string, { texts }: GeneratedForm) {
  return (read: (entry: WrittenEntryTexts) => string | undefined) =>
    Object.fromEntries(
      locales.map((locale) => {
        const entry = texts[locale].entries[place]
        return [locale, entry ? read(entry) : undefined]
      }),
    )
}
