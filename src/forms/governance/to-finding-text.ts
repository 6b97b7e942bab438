import { createTranslator } from 'next-intl'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import type { FormDefinition } from '../definition/form-definition'
import { toNameOfKey } from './entry-name'
import type { Finding } from './finding'
import { toRuleText } from './rule-text'

/** A sentence that says to staff what stands in the way of publishing, and what to do. */
export function toFindingText({ name, key, values = {} }: Finding, form: FormDefinition, locale: Locale): string {
  const translate = createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.findings' })
  const nameOf = (wanted: string) => toNameOfKey(form, { key: wanted, locale })
  const field = values['field'] ?? key ?? ''
  return translate(name, {
    key: key ?? '',
    scope: key === null ? 'form' : 'entry',
    entry: nameOf(key ?? ''),
    field: nameOf(field),
    // A rule across fields has a name of its own.
    rule: name.startsWith('rule') ? (values['rule'] ?? '') : toRuleText(values['rule'] ?? '', locale),
    value: values['value'] ?? '',
    from: values['from'] ?? '',
    to: values['to'] ?? '',
    what: values['what'] ?? '',
    of: values['what'] === 'error' ? toRuleText(values['of'] ?? '', locale) : (values['of'] ?? ''),
    language: values['language'] ?? '',
    keyword: values['keyword'] ?? '',
    mistake: values['mistake'] ?? '',
    case: values['case'] ?? '',
    wanted: values['wanted'] ?? '',
    says: values['message'] ? 'message' : 'anything',
    message: values['message'] ?? '',
    result: values['found'] ? 'refused' : 'taken',
    found: values['found'] ?? '',
  })
}
