import { type Locale, locales } from '@/src/i18n/locales'
import { type Field, isGroup } from '../definition/field'
import type { FormDefinition } from '../definition/form-definition'
import { toPlaceName } from '../definition/show-name'

/** As much of a text as names it. */
const longestName = 60

/** What staff know an entry by: its label, else that in another language, else its key. */
export function toEntryName(entry: Field, locale: Locale): string {
  const text = entry.type === 'information' ? entry.text : entry.label
  const [name = entry.key] = [locale, ...locales].map((language) => text[language]).filter((written) => written !== '')
  return name.length > longestName ? `${name.slice(0, longestName)}…` : name
}

/** The name of the entry at a place, after those of the groups that hold it; the place itself when the list has none. */
export function toNameOfKey(
  { fields }: Pick<FormDefinition, 'fields'>,
  { key, locale }: { key: string; locale: Locale },
): string {
  const [first = '', ...rest] = key.split('-')
  const entry = fields.find((other) => other.key === first)
  if (!entry) return key
  const name = toEntryName(entry, locale)
  if (rest.length === 0 || !isGroup(entry)) return name
  return `${name} – ${toNameOfKey(entry, { key: toPlaceName(rest), locale })}`
}
