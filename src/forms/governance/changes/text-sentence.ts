import { createTranslator } from 'next-intl'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { toRuleText } from '../rule-text'
import type { TextChange } from './text-changes'

/** A change of a text in words. @param entry the name of the entry that the text belongs to; null for the form */
export function toTextSentence(
  { what, of, language, to }: TextChange,
  { entry, locale }: { entry: string | null; locale: Locale },
): string {
  const translate = createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.changes' })
  return translate('text', {
    what,
    of: what === 'error' ? toRuleText(of, locale) : of,
    scope: entry === null ? 'form' : 'entry',
    entry: entry ?? '',
    language,
    written: to === '' ? 'no' : 'yes',
    to,
  })
}
