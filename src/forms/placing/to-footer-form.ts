import type { Locale } from '@/src/i18n/locales'
import { toFormInLanguage } from '../language/to-form-in-language'
import type { PlacedForm } from './to-placed-form'

/** A form as the end of every page shows it: plain fields, without script and without conditions. */
export type FooterForm = {
  action: string
  /** The fingerprint of the version. */
  version: string
  fields: readonly FooterField[]
  submit: string
  leaveEmpty: string
}

export type FooterField = {
  key: string
  type: 'email' | 'tel' | 'text'
  label: string
  autocomplete: string | null
}

const inputTypes: Readonly<Partial<Record<string, FooterField['type']>>> = {
  email: 'email',
  phone: 'tel',
  text: 'text',
}

/** More fields than this do not belong at the end of a page. */
const mostFields = 3

/** The form for the footer; null for one that asks more than a few lines of text, which has a page of its own. */
export function toFooterForm(form: PlacedForm, locale: Locale): FooterForm | null {
  const { entries, texts, words } = toFormInLanguage(form.definition, locale)
  const fields = entries.flatMap((entry): FooterField[] => {
    const type = entry.kind === 'question' && !entry.isConditional ? inputTypes[entry.type] : undefined
    if (entry.kind !== 'question' || !type) return []
    return [{ key: entry.key, type, label: entry.label, autocomplete: entry.autocomplete }]
  })
  if (fields.length !== entries.length || fields.length > mostFields) return null
  const { leaveEmpty } = words
  return { action: form.action, version: form.hash, fields, submit: texts.submit, leaveEmpty }
}
