import staffTexts from '@/messages/staff/forms.json' with { type: 'json' }
import { fillText } from '@/src/i18n/staff-text'
import type { ChoiceOption } from './choice-option'
import type { ForeignChoice, ForeignNote, ForeignQuestion } from './foreign-field'
import { toFreeValue } from './option-value'

/**
 * Choices as options, with the value that is kept for each. Ours are words without spaces or accents: others are written anew.
 */
export function readForeignChoices(
  choices: readonly ForeignChoice[],
  { inLanguage }: Pick<ForeignQuestion, 'inLanguage'>,
): { options: ChoiceOption[]; values: ReadonlyMap<string, string>; notes: ForeignNote[] } {
  const values = new Map<string, string>()
  const options = choices.map(({ value, label }) => {
    const raw = String(value)
    const kept = toFreeValue(/^[a-zA-Z0-9][a-zA-Z0-9-]{0,59}$/.test(raw) ? raw : '', raw, new Set(values.values()))
    values.set(raw, kept)
    return { value: kept, label: inLanguage(label) }
  })
  const others = [...values].filter(([raw, kept]) => raw !== kept)
  const isOfNumbers = choices.some(({ value }) => typeof value === 'number')
  const notes: ForeignNote[] = [
    ...others.slice(0, 1).map(
      ([from, to]): ForeignNote => ({
        keyword: 'enum',
        outcome: 'changed',
        text: fillText(staffTexts.foreign.valueRewritten, { from, to, count: others.length }),
      }),
    ),
    ...(isOfNumbers ? [{ keyword: 'enum', outcome: 'changed' as const, text: staffTexts.foreign.numbersAsTexts }] : []),
  ]
  return { options, values, notes }
}

/** The keywords that list what can be chosen. */
export const choiceKeywords = ['enum', 'enumNames', 'oneOf', 'anyOf', 'const'] as const
