import staffTexts from '@/messages/staff/forms.json' with { type: 'json' }
import { fillText } from '@/src/i18n/staff-text'
import { type ForeignNote, type ForeignQuestion, foreignNumber } from './foreign-field'

/** The keywords that say how long a text may be. */
export const lengthKeywords = ['minLength', 'maxLength'] as const

/**
 * How long a text may be. An empty text is no answer here, so the least is one.
 * @param longest that the type takes @param usual what is meant when nothing is said
 */
export function readForeignLengths(asked: ForeignQuestion, { longest, usual }: { longest: number; usual: number }) {
  const [least, most] = [foreignNumber(asked, 'minLength') ?? 1, foreignNumber(asked, 'maxLength')]
  const notes: ForeignNote[] =
    most !== null && most > longest
      ? [{ keyword: 'maxLength', outcome: 'changed', text: fillText(staffTexts.foreign.longest, { limit: longest }) }]
      : []
  const maxLength = Math.min(most ?? Math.max(usual, least), longest)
  return { lengths: { minLength: Math.max(least, 1), maxLength }, notes }
}
