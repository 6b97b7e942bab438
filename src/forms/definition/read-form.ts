import { z } from 'zod'
import { inLocales } from '@/src/i18n/locales'
import { canonicalJson } from './canonical-json'
import { field } from './field'
import { type FormDefinition, type FormTextName, formTextNames, parseFormDefinition } from './form-definition'
import { formRule } from './form-rule'
import { generateForm } from './generate-form'
import { type GeneratedForm, generatedForm } from './generated-form'
import { goldenCases } from './golden-case'
import { readEntryParts, readQuestionParts } from './read-entry'
import { type ReadSchema, readFormSchema } from './read-form-schema'
import { UnsayableFormError } from './unsayable-form-error'

const leavesSection = z.boolean().default(false)
const layoutEntry = z.union([
  z.strictObject({ question: z.string(), leavesSection }),
  z.strictObject({ group: z.string(), leavesSection }),
  z.strictObject({ section: z.string(), leavesSection }),
  z.strictObject({ page: z.string(), leavesSection }),
  z.strictObject({ information: z.string(), leavesSection }),
  z.strictObject({ retired: field }),
])
const layout = z.looseObject({ 'ui:options': z.object({ layout: z.array(layoutEntry) }) })
const written = z.object({
  'ui:options': z.object({
    rules: z.array(formRule.omit({ message: true })).default([]),
    cases: goldenCases,
    savable: z.boolean().default(false),
    followable: z.boolean().default(false),
  }),
})
const group = z.looseObject({
  'ui:options': z.object({ fieldType: z.literal('group'), origin: z.string().optional() }),
})
const repeat = z.object({
  'ui:options': z.object({ fieldType: z.literal('repeat'), titleFrom: z.string().optional() }),
  items: z.record(z.string(), z.unknown()),
})
const list = z.object({ type: z.literal('array'), minItems: z.int(), maxItems: z.int(), items: z.unknown() })

/**
 * The field list behind a form that machines read: what an administrator edits as JSON can go on being edited as a list.
 * @throws when the form is not of the shape that {@link generateForm} gives, or says something that a list cannot.
 */
export function readForm(value: unknown): FormDefinition {
  const form = generatedForm.parse(value)
  const { cases, savable, followable } = written.parse(form.uiSchema)['ui:options']
  const definition = parseFormDefinition({
    key: form.key,
    title: inLocales((locale) => form.texts[locale].title),
    texts: Object.fromEntries(formTextNames.map((name) => [name, toText(form, name)])),
    rules: readRules(form),
    cases,
    savable,
    followable,
    fields: readFields(layout.parse(form.uiSchema), {
      groups: [],
      form,
      schema: readFormSchema(form.schema),
      ui: form.uiSchema,
    }),
  })
  if (canonicalJson(generateForm(definition)) !== canonicalJson(form)) {
    throw new UnsayableFormError(definition)
  }
  return definition
}

function readRules({ uiSchema, texts }: GeneratedForm) {
  return written.parse(uiSchema)['ui:options'].rules.map((rule) => ({
    ...rule,
    message: inLocales((locale) => texts[locale].rules?.[rule.key]),
  }))
}

type Held = {
  groups: readonly string[]
  form: GeneratedForm
  schema: ReadSchema
  ui: Readonly<Record<string, unknown>>
}

function readFields(laidOut: z.infer<typeof layout>, held: Held): unknown[] {
  return laidOut['ui:options'].layout.map((entry) => {
    if ('retired' in entry) return entry.retired
    const { leavesSection } = entry
    if ('section' in entry)
      return { type: 'section', leavesSection, ...readEntryParts({ ...held, key: entry.section }) }
    if ('page' in entry) return { type: 'page', leavesSection, ...readEntryParts({ ...held, key: entry.page }) }
    if ('information' in entry)
      return { type: 'information', leavesSection, ...readEntryParts({ ...held, key: entry.information }) }
    if ('group' in entry) return { leavesSection, ...readGroup(entry.group, held) }
    const place = { ...held, key: entry.question }
    return { leavesSection, ...readEntryParts(place), ...readQuestionParts(place) }
  })
}

function readGroup(key: string, held: Held) {
  const written = held.ui[key]
  const { definitions, properties } = held.schema
  const inside = { ...held, groups: [...held.groups, key] }
  const parts = readEntryParts({ ...held, key })
  const once = group.safeParse(written)
  if (once.success) {
    const { origin } = once.data['ui:options']
    const laidOut = layout.parse(written)
    const fields = readFields(laidOut, { ...inside, schema: readFormSchema(properties[key], definitions), ui: laidOut })
    return { ...parts, ...(origin !== undefined && { origin }), type: 'group', fields }
  }
  const { items: ui, 'ui:options': options } = repeat.parse(written)
  const { items, minItems: minimum, maxItems: maximum } = list.parse(properties[key])
  const fields = readFields(layout.parse(written), { ...inside, schema: readFormSchema(items, definitions), ui })
  return { ...parts, type: 'repeat', minimum, maximum, titleFrom: options.titleFrom ?? null, fields }
}

function toText({ texts }: GeneratedForm, name: FormTextName) {
  return inLocales((locale) => texts[locale][name])
}
