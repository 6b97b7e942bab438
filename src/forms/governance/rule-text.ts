import { createTranslator } from 'next-intl'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { ruleName } from '../definition/rules'

/** What staff call a rule; a word that is no rule stays as it is. */
export function toRuleText(rule: string, locale: Locale): string {
  const known = ruleName.safeParse(rule)
  const translate = createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.rules' })
  return known.success ? translate(known.data) : rule
}
