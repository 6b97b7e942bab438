import { inLocales, type Locale, locales } from '@/src/i18n/locales'
import { type Field, isQuestion } from '../../definition/field'
import { type FormDefinition, formTextNames } from '../../definition/form-definition'
import type { LocalizedText } from '../../definition/localized-text'

/** A text that is other than it was: which, of what, in which language, and what it says now. */
export type TextChange = { what: string; of: string; language: Locale; to: string }

const unwritten: LocalizedText = inLocales(() => '')

/** The texts of an entry that changed, in both languages. */
export function findTextChanges(before: Field, after: Field): TextChange[] {
  const [old, current] = [toTexts(before), toTexts(after)]
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((name) => {
    const [what = '', of = ''] = name.split(' ')
    return compare({ before: old.get(name), after: current.get(name), what, of })
  })
}

/** The texts around the fields that changed, in both languages. */
export function findFormTextChanges(before: FormDefinition, after: FormDefinition): TextChange[] {
  return [
    ...compare({ before: before.title, after: after.title, what: 'title' }),
    ...formTextNames.flatMap((what) => compare({ before: before.texts[what], after: after.texts[what], what })),
  ]
}

type Compared = { before: LocalizedText | undefined; after: LocalizedText | undefined; what: string; of?: string }

function compare({ before = unwritten, after = unwritten, what, of = '' }: Compared): TextChange[] {
  return locales
    .filter((language) => before[language] !== after[language])
    .map((language) => ({ what, of, language, to: after[language] }))
}

/** Every text of an entry by what it is. Labels of options are told with the options. */
function toTexts(entry: Field): Map<string, LocalizedText> {
  if (entry.type === 'information') return new Map([['text', entry.text]])
  const errors = isQuestion(entry)
    ? Object.entries(entry.errors).map(([rule, text]) => [`error ${rule}`, text] as const)
    : []
  const itemName = entry.type === 'repeat' ? [['itemName', entry.itemName] as const] : []
  return new Map<string, LocalizedText>([['label', entry.label], ['hint', entry.hint], ...itemName, ...errors])
}
