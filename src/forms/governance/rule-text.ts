import { createTranslator } from 'next-intl'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { isRuleName } from '../definition/rules'

/** What staff call a rule; a word that is no rule stays as it is. */
export function toRuleText(rule: string, locale: Locale): string {
  const translate = createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.rules' })
  return isRuleName(rule) ? translate(rule) : rule
}
