import type { TextFieldSingleValidation } from 'payload'
import staffTexts from '@/messages/staff/cms/hooks.json' with { type: 'json' }
import { adminText } from '@/src/fields/admin-text'
import { computedPlaceholders } from '@/src/publications/computed-placeholders'

/** The name of a figure in the site settings: one word of letters, not the name of a figure that is counted. */
export const refuseTakenPlaceholder: TextFieldSingleValidation = (name, { req }) => {
  if (!/^[a-z][A-Za-z]{1,39}$/.test(name ?? '')) return adminText(req, staffTexts.refuseTakenPlaceholder.notLetters)
  if (computedPlaceholders.has(name ?? '')) return adminText(req, staffTexts.refuseTakenPlaceholder.isComputed)
  return true
}
