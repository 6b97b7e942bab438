import type { Field, SelectField, TextField } from 'payload'
import { inStaffLanguages } from '@/messages/staff/languages'
import staffTexts from '@/messages/staff/simulators.json' with { type: 'json' }
import { choiceField } from '@/src/fields/select'
import { defaultLocale, inLocales, languageNames } from '@/src/i18n/locales'
import type { StaffText } from '@/src/i18n/staff-text'

const form = staffTexts.goldenCases.form

type Typed = { name: string; label: StaffText; description?: StaffText; isRequired?: boolean }

/** What is typed, as it is typed: no number, because what visitors may not write is asked as well. */
export const typedField = ({ name, label, description, isRequired = false }: Typed): TextField => ({
  name,
  type: 'text',
  label,
  required: isRequired,
  admin: { width: '50%', ...(description ? { description } : {}) },
})

/** Whether a case expects a refusal. */
export const isRefused = (_data: unknown, sibling: Partial<{ verdict: unknown }>): boolean =>
  sibling.verdict === 'refused'

/** What every case begins with: its name, where its result comes from, and its day. */
export const headFields = (): Field[] => [
  typedField({ name: 'name', label: form.name, isRequired: true }),
  typedField({ name: 'source', label: form.source, description: form.sourceHint, isRequired: true }),
  {
    name: 'day',
    type: 'date',
    label: form.day,
    required: true,
    admin: { date: { pickerAppearance: 'dayOnly' }, description: form.dayHint },
  },
]

/** Whether something is worked out or refused. */
export const verdictField = (): SelectField =>
  choiceField({
    name: 'verdict',
    label: form.verdict,
    enumName: 'GoldenCaseVerdict',
    required: true,
    defaultValue: 'workedOut',
    choices: form.verdicts,
  })

/** What a refusal says: at which field, in which language, in which words. @param field how the field is named */
export const expectationFields = (field: SelectField | TextField): Field[] => [
  field.type === 'text' ? { ...field, admin: { condition: isRefused } } : { ...field, admin: { condition: isRefused } },
  {
    ...choiceField({
      name: 'language',
      label: form.language,
      enumName: 'GoldenCaseLanguage',
      defaultValue: defaultLocale,
      choices: inLocales((locale) => inStaffLanguages(() => languageNames[locale])),
    }),
    admin: { condition: isRefused },
  },
  {
    name: 'message',
    type: 'text',
    label: form.message,
    admin: { condition: isRefused, description: form.messageHint },
  },
]
