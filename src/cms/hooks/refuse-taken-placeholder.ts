import type { TextFieldSingleValidation } from 'payload'
import { adminText } from '@/src/fields/admin-text'
import { computedPlaceholders } from '@/src/publications/computed-placeholders'

/** The name of a figure in the site settings: one word of letters, not the name of a figure that is counted. */
export const refuseTakenPlaceholder: TextFieldSingleValidation = (name, { req }) => {
  if (!/^[a-z][A-Za-z]{1,39}$/.test(name ?? ''))
    return adminText(req, { pt: 'Só letras, a primeira minúscula', en: 'Letters only, the first one small' })
  if (computedPlaceholders.has(name ?? ''))
    return adminText(req, { pt: 'Este número já é calculado pelo site', en: 'The site works this figure out itself' })
  return true
}
