import { createTranslator } from 'next-intl'
import { formatNumber, languageConventions } from '@/src/i18n/format'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import type { Condition, ConditionTest } from '../../definition/condition'
import { isQuestion } from '../../definition/field'
import type { FormDefinition } from '../../definition/form-definition'
import { fieldTypeOf } from '../../types/field-types'
import { toNameOfKey } from '../entry-name'

/** The list that a condition stands in: a form's, or a group's. */
type Listed = Pick<FormDefinition, 'fields'>

/** A condition in words: “Reply” is “Yes” and “Age” is 18 or more. */
export function toConditionWords({ match, tests }: Condition, form: Listed, locale: Locale): string {
  const type = match === 'all' ? 'conjunction' : 'disjunction'
  return new Intl.ListFormat(languageConventions[locale], { type }).format(
    tests.map((test) => toTestWords(test, form, locale)),
  )
}

function toTestWords(test: ConditionTest, form: Listed, locale: Locale): string {
  const translate = createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.conditions' })
  return translate(test.operator, {
    field: toNameOfKey(form, { key: test.field, locale }),
    value: 'value' in test ? toValueWords(test.value, { field: test.field, form, locale }) : '',
    count: 'value' in test && typeof test.value === 'number' ? test.value : 0,
  })
}

type Asked = { field: string; form: Listed; locale: Locale }

function toValueWords(value: string | boolean | number, { field, form, locale }: Asked): string {
  const words = createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.values' })
  if (typeof value === 'boolean') return words(value ? 'yes' : 'no')
  const asked = form.fields.find(({ key }) => key === field)
  const own = asked && isQuestion(asked) ? fieldTypeOf(asked).language.value?.(asked, value, locale) : null
  return own ?? (typeof value === 'number' ? formatNumber(locale, value, { maximumFractionDigits: 12 }) : value)
}
