import { z } from 'zod'
import { inLocales } from '@/src/i18n/locales'
import { canonicalJson } from './canonical-json'
import { field } from './field'
import { type FormDefinition, type FormTextName, formTextNames, parseFormDefinition } from './form-definition'
import { generateForm } from './generate-form'
import { type GeneratedForm, generatedForm } from './generated-form'
import { readEntryParts, readQuestionParts } from './read-entry'
import { readFormSchema } from './read-form-schema'
import { UnsayableFormError } from './unsayable-form-error'

const leavesSection = z.boolean().default(false)
const layoutEntry = z.union([
  z.strictObject({ question: z.string(), leavesSection }),
  z.strictObject({ section: z.string(), leavesSection }),
  z.strictObject({ information: z.string(), leavesSection }),
  z.strictObject({ retired: field }),
])
const layout = z.object({ 'ui:options': z.object({ layout: z.array(layoutEntry) }) })

/**
 * The field list behind a form that machines read: what an administrator edits as JSON can go on being edited as a list.
 * @throws when the form is not of the shape that {@link generateForm} gives, or says something that a list cannot.
 */
export function readForm(value: unknown): FormDefinition {
  const form = generatedForm.parse(value)
  const definition = parseFormDefinition({
    key: form.key,
    title: inLocales((locale) => form.texts[locale].title),
    texts: Object.fromEntries(formTextNames.map((name) => [name, toText(form, name)])),
    fields: readFields(form),
  })
  if (canonicalJson(generateForm(definition)) !== canonicalJson(form)) {
    throw new UnsayableFormError(definition)
  }
  return definition
}

function readFields(form: GeneratedForm) {
  const schema = readFormSchema(form.schema)
  return layout.parse(form.uiSchema)['ui:options'].layout.map((entry) => {
    if ('retired' in entry) return entry.retired
    const { leavesSection } = entry
    if ('section' in entry)
      return { type: 'section', leavesSection, ...readEntryParts({ key: entry.section, form, schema }) }
    if ('information' in entry)
      return { type: 'information', leavesSection, ...readEntryParts({ key: entry.information, form, schema }) }
    const place = { key: entry.question, form, schema }
    return { leavesSection, ...readEntryParts(place), ...readQuestionParts(place) }
  })
}

function toText({ texts }: GeneratedForm, name: FormTextName) {
  return inLocales((locale) => texts[locale][name])
}
