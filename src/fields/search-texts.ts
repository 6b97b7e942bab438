import type { TextareaField } from 'payload'
import staffTexts from '@/messages/staff/fields.json' with { type: 'json' }
import { adminText } from './admin-text'
import { paragraphField } from './text'

const { description, searchWords } = staffTexts.searchTexts

/** What search engines of others show of a page. */
export const searchDescriptionField = (): TextareaField =>
  paragraphField({ name: 'description', label: description.label })

/**
 * What people type into our own search who look for a page: one saying a line.
 *
 * @param findMistakes the lines of a text that are no saying.
 */
export const searchWordsField = (findMistakes: (text: string) => readonly string[]): TextareaField => ({
  ...paragraphField({ name: 'searchWords', label: searchWords.label, description: searchWords.description }),
  // What people type in one language is no translation of what they type in the other.
  custom: { differsByLanguage: true },
  validate: (text: string | null | undefined, { req }) => {
    const mistakes = findMistakes(text ?? '')
    return mistakes.length === 0 || `${adminText(req, searchWords.reason)}: ${mistakes.join('; ')}`
  },
})
