import { locales } from '@/src/i18n/locales'
import { type Field, isQuestion } from '../definition/field'
import { type FormDefinition, formTextNames } from '../definition/form-definition'
import { isUnwritten, type LocalizedText } from '../definition/localized-text'
import { findInLists } from './find-in-lists'
import type { Finding } from './finding'

/**
 * Texts that a visitor would miss: names of what is asked, in each language, and whatever is written in one language only.
 * Texts that the product has of its own may be left to it, in both languages.
 */
export function findMissingTexts({ title, texts, fields }: FormDefinition): Finding[] {
  return [
    ...findGaps(title, { key: null, what: 'title', isNeeded: true }),
    ...formTextNames.flatMap((name) => findGaps(texts[name], { key: null, what: name, isNeeded: false })),
    ...findInLists(fields, (list) => list.filter(({ retired }) => !retired).flatMap(findEntryGaps)),
  ]
}

function findEntryGaps(entry: Field): Finding[] {
  const { key } = entry
  if (entry.type === 'information') return findGaps(entry.text, { key, what: 'text', isNeeded: true })
  return [
    ...findGaps(entry.label, { key, what: 'label', isNeeded: true }),
    ...findGaps(entry.hint, { key, what: 'hint', isNeeded: false }),
    ...(isQuestion(entry)
      ? Object.entries(entry.errors).flatMap(([rule, text]) =>
          findGaps(text, { key, what: 'error', of: rule, isNeeded: false }),
        )
      : []),
    ...(entry.type === 'repeat' ? findGaps(entry.itemName, { key, what: 'itemName', isNeeded: true }) : []),
    ...('options' in entry
      ? entry.options.flatMap(({ value, label }) => findGaps(label, { key, what: 'option', of: value, isNeeded: true }))
      : []),
  ]
}

type Wanted = { key: string | null; what: string; of?: string; isNeeded: boolean }

function findGaps(text: LocalizedText, { key, what, of = '', isNeeded }: Wanted): Finding[] {
  if (!isNeeded && isUnwritten(text)) return []
  return locales
    .filter((locale) => text[locale] === '')
    .map((language) => ({ name: 'textMissing', key, values: { language, what, of } }))
}
