import { createTranslator } from 'next-intl'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { canonicalJson } from '../../definition/canonical-json'
import type { FormDefinition } from '../../definition/form-definition'

type Ruled = Pick<FormDefinition, 'rules'>

/** What a new version changes in the rules across fields. */
export function describeRuleChanges(before: Ruled, after: Ruled, locale: Locale): string[] {
  const translate = createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.changes' })
  const old = new Map(before.rules.map((rule) => [rule.key, rule]))
  const current = new Set(after.rules.map(({ key }) => key))
  return [
    ...after.rules.flatMap((rule) => {
      const previous = old.get(rule.key)
      if (previous && canonicalJson(previous) === canonicalJson(rule)) return []
      const values = { rule: rule.key, expression: rule.expression, message: rule.message[locale] }
      return [translate(previous ? 'ruleChanged' : 'ruleAdded', values)]
    }),
    ...before.rules.filter(({ key }) => !current.has(key)).map(({ key }) => translate('ruleRemoved', { rule: key })),
  ]
}
