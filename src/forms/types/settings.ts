import type { z } from 'zod'
import staffTexts from '@/messages/staff/forms.json' with { type: 'json' }
import type { Locale } from '@/src/i18n/locales'
import type { autocompleteToken } from '../definition/autocomplete'
import type { LocalizedText } from '../definition/localized-text'
import type { ChoiceOption } from './choice-option'
import type { Setting } from './field-builder'

type Lengths = { minLength: number; maxLength: number }

/** How long a text may be. @param usual what is meant when nothing is written */
export function lengthSettings<Question extends Lengths>(usual: { maxLength: number }): readonly Setting<Question>[] {
  return [
    {
      control: 'number',
      part: 'minLength',
      label: staffTexts.settings.lengthSettings.minLength.label,
      read: ({ minLength }) => minLength,
      write: (question, minLength) => ({ ...question, minLength: minLength ?? 1 }),
    },
    {
      control: 'number',
      part: 'maxLength',
      label: staffTexts.settings.lengthSettings.maxLength.label,
      read: ({ maxLength }) => maxLength,
      write: (question, maxLength) => ({ ...question, maxLength: maxLength ?? usual.maxLength }),
    },
  ]
}

/** What the bounds of numbers are called. */
export const boundLabels = staffTexts.settings.boundLabels satisfies Record<string, LocalizedText>

/** What can be chosen. */
export function optionsSetting<Question extends { options: ChoiceOption[] }>(): Setting<Question> {
  return {
    control: 'options',
    part: 'options',
    label: staffTexts.settings.optionsSetting.options.label,
    read: ({ options }) => options,
    write: (question, options) => ({ ...question, options: [...options] }),
  }
}

type Token = z.infer<typeof autocompleteToken>

/** What a browser may fill in for somebody about themselves. */
export function autocompleteSetting<Question extends { autocomplete: Token | null }>(): Setting<Question> {
  return {
    control: 'autocomplete',
    part: 'autocomplete',
    label: staffTexts.settings.autocompleteSetting.autocomplete.label,
    read: ({ autocomplete }) => autocomplete,
    write: (question, autocomplete) => ({ ...question, autocomplete }),
  }
}

type ChoiceOf<Question, Value extends string> = {
  part: string
  label: LocalizedText
  values: readonly Value[]
  toLabel: (value: Value, locale: Locale) => string
  read: (question: Question) => Value
  write: (question: Question, value: Value) => Question
}

/** A choice of one of a few values that the definition knows. */
export function choiceSetting<Question, Value extends string>({
  values,
  toLabel,
  write,
  ...setting
}: ChoiceOf<Question, Value>): Setting<Question> {
  return {
    ...setting,
    control: 'choice',
    choices: (locale) => values.map((value) => ({ value, label: toLabel(value, locale) })),
    write: (question, chosen) => {
      const value = values.find((known) => known === chosen)
      return value === undefined ? question : write(question, value)
    },
  }
}
