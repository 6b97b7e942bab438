import { type Locale, locales } from '@/src/i18n/locales'
import type { ChoiceOption } from '../../types/choice-option'
import { findMovedKeys } from './moved-keys'
import type { TextChange } from './text-changes'

type OptionChanges = { added: string[]; removed: string[]; relabelled: TextChange[]; areMoved: boolean }

/** What happened to the options of a choice, by their names in a language. */
export function findOptionChanges(
  before: readonly ChoiceOption[],
  after: readonly ChoiceOption[],
  locale: Locale,
): OptionChanges {
  const nameOf = ({ value, label }: ChoiceOption) => label[locale] || value
  const isIn = (list: readonly ChoiceOption[]) => (option: ChoiceOption) =>
    list.some(({ value }) => value === option.value)
  return {
    added: after.filter((option) => !isIn(before)(option)).map(nameOf),
    removed: before.filter((option) => !isIn(after)(option)).map(nameOf),
    relabelled: after.flatMap((option) => {
      const old = before.find(({ value }) => value === option.value)
      return old
        ? locales
            .filter((language) => old.label[language] !== option.label[language])
            .map((language) => ({ what: 'option', of: nameOf(old), language, to: option.label[language] }))
        : []
    }),
    areMoved:
      findMovedKeys(
        before.map(({ value }) => value),
        after.map(({ value }) => value),
      ).length > 0,
  }
}
