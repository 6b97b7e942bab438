import type { ChoiceOption } from '@/src/forms/types/choice-option'
import { inLocales } from '@/src/i18n/locales'

const longestValue = 60

/** What a label becomes as a value: words without accents, joined by hyphens. Empty when nothing can be used. */
function toValue(label: string): string {
  return label
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, longestValue)
    .replace(/-$/, '')
}

/** The value that an option's label makes; one with a number when another option has it. */
function toFreeValue({ label }: Pick<ChoiceOption, 'label'>, taken: ReadonlySet<string>): string {
  const wanted = toValue(label.en || label.pt) || 'option'
  const numbered = Array.from({ length: taken.size + 1 }, (_none, place) => `${wanted.slice(0, 56)}-${place + 2}`)
  return [wanted, ...numbered].find((value) => !taken.has(value)) ?? wanted
}

/** An option more, at the end. @param published values that were published and are not given to another option */
export function addOption(options: readonly ChoiceOption[], published: ReadonlySet<string>): ChoiceOption[] {
  const label = inLocales(() => '')
  const taken = new Set([...options.map(({ value }) => value), ...published])
  return [...options, { value: toFreeValue({ label }, taken), label }]
}

/** Gives an option another label. Its value follows until it is published or somebody chose another. */
export function relabelOption(
  options: readonly ChoiceOption[],
  { place, label }: { place: number; label: ChoiceOption['label'] },
  published: ReadonlySet<string>,
): ChoiceOption[] {
  return options.map((option, at) => {
    if (at !== place) return option
    const made = toValue(option.label.en || option.label.pt) || 'option'
    const isMade = option.value === made || option.value.replace(/-\d+$/, '') === made
    if (published.has(option.value) || !isMade) return { ...option, label }
    const others = new Set([
      ...options.filter((_other, other) => other !== place).map(({ value }) => value),
      ...published,
    ])
    return { label, value: toFreeValue({ label }, others) }
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
