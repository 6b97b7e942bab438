import type { z } from 'zod'
import { type Locale, locales } from '@/src/i18n/locales'
import type { choiceOption } from '../../definition/types/choice'
import { findMovedKeys } from './moved-keys'
import type { TextChange } from './text-changes'

type Option = z.infer<typeof choiceOption>

type OptionChanges = { added: string[]; removed: string[]; relabelled: TextChange[]; areMoved: boolean }

/** What happened to the options of a choice, by their names in a language. */
export function findOptionChanges(before: readonly Option[], after: readonly Option[], locale: Locale): OptionChanges {
  const nameOf = ({ value, label }: Option) => label[locale] || value
  const isIn = (list: readonly Option[]) => (option: Option) => list.some(({ value }) => value === option.value)
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
