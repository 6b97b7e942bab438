import { createTranslator } from 'next-intl'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import type { Question } from '../definition/field'
import type { RuleName } from '../definition/rules'
import { fieldTypeOf } from '../types/field-types'
import type { ErrorTexts } from './form-in-language'
import { rulesOf } from './rules-of-question'

/** What is said when an answer to a question breaks a rule: staff's own text where there is one, else the product's. */
export function toErrorTexts(question: Question, locale: Locale): ErrorTexts {
  const translate = createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.errors' })
  return Object.fromEntries(
    rulesOf(question).map((rule) => {
      const own = question.errors[rule]?.[locale]
      return [rule, own || translate(rule, toValues(question, { rule, locale }))]
    }),
  )
}

/** What the product's texts may speak of. A text takes what it needs. */
function toValues(question: Question, about: { rule: RuleName; locale: Locale }) {
  const { kind = 'other', errorValues } = fieldTypeOf(question).language
  const general = { region: 'any', example: 'none', limit: 0, day: '', kinds: '', size: '' }
  return { label: question.label[about.locale], kind, ...general, ...errorValues?.(question, about) }
}
