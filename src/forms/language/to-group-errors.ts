import { createTranslator } from 'next-intl'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import type { Group } from '../definition/field'
import type { ErrorTexts } from './form-in-language'

/** What is said when a group as a whole breaks a rule: what is wrong inside it, its questions say. */
export function toGroupErrors(group: Group, locale: Locale): ErrorTexts {
  const general = createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.errors' })
  const words = createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.groups' })
  const label = group.label[locale]
  const values = { label, kind: 'other', region: 'any', example: 'none', limit: 0, day: '', kinds: '', size: '' }
  const item = group.type === 'repeat' ? group.itemName[locale] || label : label
  return {
    hidden: general('hidden', values),
    malformed: general('malformed', values),
    ...(group.type === 'repeat' && {
      tooFew: words('tooFew', { label, item, limit: group.minimum }),
      tooMany: words('tooMany', { label, item, limit: group.maximum }),
    }),
  }
}
