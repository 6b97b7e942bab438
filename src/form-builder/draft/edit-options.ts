import type { ChoiceOption } from '@/src/forms/types/choice-option'
import { toFreeValue, toOptionValue } from '@/src/forms/types/option-value'
import { inLocales } from '@/src/i18n/locales'

/** The label that makes a value: in English, as words of machines are, or in the language that it has. */
const nameOf = ({ en, pt }: ChoiceOption['label']): string => en || pt

/** An option more, at the end. @param published values that were published and are not given to another option */
export function addOption(options: readonly ChoiceOption[], published: ReadonlySet<string>): ChoiceOption[] {
  const label = inLocales(() => '')
  const taken = new Set([...options.map(({ value }) => value), ...published])
  return [...options, { value: toFreeValue('', nameOf(label), taken), label }]
}

/** Gives an option another label. Its value follows until it is published or somebody chose another. */
export function relabelOption(
  options: readonly ChoiceOption[],
  { place, label }: { place: number; label: ChoiceOption['label'] },
  published: ReadonlySet<string>,
): ChoiceOption[] {
  return options.map((option, at) => {
    if (at !== place) return option
    const made = toOptionValue(nameOf(option.label)) || 'option'
    const isMade = option.value === made || option.value.replace(/-\d+$/, '') === made
    if (published.has(option.value) || !isMade) return { ...option, label }
    const others = new Set([
      ...options.filter((_other, other) => other !== place).map(({ value }) => value),
      ...published,
    ])
    return { label, value: toFreeValue('', nameOf(label), others) }
  })
}

/** Gives an option another value, unless stored answers rest on it. */
export function revalueOption(
  options: readonly ChoiceOption[],
  { place, value }: { place: number; value: string },
  published: ReadonlySet<string>,
): ChoiceOption[] {
  return options.map((option, at) => (at === place && !published.has(option.value) ? { ...option, value } : option))
}

export function removeOption(options: readonly ChoiceOption[], place: number): ChoiceOption[] {
  return options.filter((_option, at) => at !== place)
}

/** The options with one at another place; as they were when there is no such place. */
export function moveOption(
  options: readonly ChoiceOption[],
  { from, to }: { from: number; to: number },
): readonly ChoiceOption[] {
  const moved = options[from]
  return moved && to >= 0 && to < options.length ? options.toSpliced(from, 1).toSpliced(to, 0, moved) : options
}
