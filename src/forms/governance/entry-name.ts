import { type Locale, locales } from '@/src/i18n/locales'
import type { Field } from '../definition/field'
import type { FormDefinition } from '../definition/form-definition'

/** As much of a text as names it. */
const longestName = 60

/** What staff know an entry by: its label, else that in another language, else its key. */
export function toEntryName(entry: Field, locale: Locale): string {
  const text = entry.type === 'information' ? entry.text : entry.label
  const [name = entry.key] = [locale, ...locales].map((language) => text[language]).filter((written) => written !== '')
  return name.length > longestName ? `${name.slice(0, longestName)}…` : name
}

/** The name of the entry with a key; the key itself when the list has none. */
export function toNameOfKey(
  { fields }: Pick<FormDefinition, 'fields'>,
  { key, locale }: { key: string; locale: Locale },
) {
  const entry = fields.find((other) => other.key === key)
  return entry ? toEntryName(entry, locale) : key
}
