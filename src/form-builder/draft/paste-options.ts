import { type ChoiceOption, choiceOption, mostOptions } from '@/src/forms/types/choice-option'
import { toFreeValue } from '@/src/forms/types/option-value'
import { defaultLocale, locales } from '@/src/i18n/locales'

/** Why a line of a pasted list is no option. */
export type PastedMistake = {
  line: number
  kind: 'tooManyParts' | 'tooLong' | 'value' | 'valueTaken' | 'tooMany'
  value: string
}

/**
 * Options from a pasted list, one a line: the label in each language of the site and then the value, with tabs between, as spreadsheets
 * copy them, or upright strokes. What comes after the first may be left out. One line that is no option, and none is added.
 * @param options that are there @param published values that are not given to another option
 */
export function pasteOptions(
  text: string,
  options: readonly ChoiceOption[],
  published: ReadonlySet<string>,
): { options: ChoiceOption[] } | { mistakes: PastedMistake[] } {
  const all: ChoiceOption[] = [...options]
  const mistakes: PastedMistake[] = []
  for (const [place, written] of text.split(/\r?\n/).entries()) {
    if (written.trim() === '') continue
    const taken = new Set([...all.map(({ value }) => value), ...published])
    const read = toOption(written, taken)
    const line = place + 1
    if ('kind' in read) mistakes.push({ line, ...read })
    else if (all.length >= mostOptions)
      return { mistakes: [...mistakes, { line, kind: 'tooMany', value: String(mostOptions) }] }
    else all.push(read)
  }
  return mistakes.length > 0 ? { mistakes } : { options: all }
}

function toOption(written: string, taken: ReadonlySet<string>): ChoiceOption | Omit<PastedMistake, 'line'> {
  const parts = written.split(written.includes('\t') ? '\t' : '|').map((part) => part.trim())
  if (parts.length > locales.length + 1) return { kind: 'tooManyParts', value: String(locales.length + 1) }
  const value = parts[locales.length] ?? ''
  if (value !== '' && taken.has(value)) return { kind: 'valueTaken', value }
  const label = Object.fromEntries(locales.map((locale, place) => [locale, parts[place] ?? '']))
  const word = locales.map((locale) => label[locale]).findLast((part) => part !== '') ?? ''
  const option = choiceOption.safeParse({ label, value: value || toFreeValue('', word, taken) })
  if (option.success) return option.data
  const isValue = option.error.issues.some(({ path }) => path[0] === 'value')
  return isValue ? { kind: 'value', value } : { kind: 'tooLong', value: label[defaultLocale] ?? '' }
}
