import { createTranslator } from 'next-intl'
import { formatNumber } from '@/src/i18n/format'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import type { Condition, ConditionTest } from '../../definition/condition'
import type { FormDefinition } from '../../definition/form-definition'
import { toCountryOptions } from '../../language/country-options'
import { formatAmount, listConventions } from '../../language/format-values'
import { toNameOfKey } from '../entry-name'

/** A condition in words: “Reply” is “Yes” and “Age” is 18 or more. */
export function toConditionWords({ match, tests }: Condition, form: FormDefinition, locale: Locale): string {
  const type = match === 'all' ? 'conjunction' : 'disjunction'
  return new Intl.ListFormat(listConventions[locale], { type }).format(
    tests.map((test) => toTestWords(test, form, locale)),
  )
}

function toTestWords(test: ConditionTest, form: FormDefinition, locale: Locale): string {
  const translate = createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.conditions' })
  return translate(test.operator, {
    field: toNameOfKey(form, { key: test.field, locale }),
    value: 'value' in test ? toValueWords(test.value, { field: test.field, form, locale }) : '',
  })
}

type Asked = { field: string; form: FormDefinition; locale: Locale }

function toValueWords(value: string | boolean | number, { field, form, locale }: Asked): string {
  const words = createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.values' })
  if (typeof value === 'boolean') return words(value ? 'yes' : 'no')
  const asked = form.fields.find(({ key }) => key === field)
  if (typeof value === 'number') {
    return asked?.type === 'amount'
      ? formatAmount(locale, { smallestUnits: value, currency: asked.currency })
      : formatNumber(locale, value, { maximumFractionDigits: 12 })
  }
  if (asked?.type === 'country')
    return toCountryOptions(locale).find((option) => option.value === value)?.label ?? value
  const option = asked && 'options' in asked ? asked.options.find((other) => other.value === value) : undefined
  return option?.label[locale] || value
}
