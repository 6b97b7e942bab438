import type { Locale } from '@/src/i18n/locales'
import { toAnswerTexts } from './answer-texts'
import type { ChoiceOption } from './choice-option'

type WithOptions = { options: readonly ChoiceOption[] }

/** The options as a page shows them. */
export function toOptions({ options }: WithOptions, locale: Locale): { value: string; label: string }[] {
  return options.map(({ value, label }) => ({ value, label: label[locale] }))
}

/** What was chosen by its labels; a value without one stands for itself. @param answer one value, or several */
export function toChosenLabels({ options }: WithOptions, answer: unknown, locale: Locale): string {
  const labels = new Map(options.map(({ value, label }) => [value, label[locale] || value]))
  return toAnswerTexts(answer)
    .map((value) => labels.get(value) ?? value)
    .join('; ')
}

/** The label of a value that a condition asks for; the value where there is none. */
export function toValueLabel(
  { options }: WithOptions,
  value: string | number | boolean,
  locale: Locale,
): string | null {
  if (typeof value !== 'string') return null
  return options.find((option) => option.value === value)?.label[locale] || value
}
