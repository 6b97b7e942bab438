import { createTranslator } from 'next-intl'
import { formatDate, formatNumber } from '@/src/i18n/format'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import type { Question } from '../../definition/field'
import type { DateLimit } from '../../definition/types/date'
import { formatAmount, formatFileKinds, formatFileSize } from '../../language/format-values'

/** The limits of a question in words, by their names. Two questions of a type have the same limits when all are equal. */
export function toLimitWords(question: Question, locale: Locale): Readonly<Record<string, string>> {
  const words = createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.values' })
  const count = (value: number | null) =>
    value === null ? words('none') : formatNumber(locale, value, { maximumFractionDigits: 12 })
  const day = (limit: DateLimit | null) =>
    limit === null ? words('none') : limit === 'today' ? words('today') : formatDate(locale, limit)
  switch (question.type) {
    case 'text': {
      const { minLength, maxLength, pattern } = question
      const named = pattern === null ? words('none') : 'reviewed' in pattern ? words(pattern.reviewed) : pattern.expert
      return { minLength: count(minLength), maxLength: count(maxLength), pattern: named }
    }
    case 'longText':
      return { minLength: count(question.minLength), maxLength: count(question.maxLength) }
    case 'phone':
      return { region: words(question.region) }
    case 'number':
      return {
        whole: words(question.whole ? 'yes' : 'no'),
        minimum: count(question.minimum),
        maximum: count(question.maximum),
      }
    case 'amount': {
      const { currency, minimum, maximum } = question
      return {
        currency,
        minimum: formatAmount(locale, { smallestUnits: minimum, currency }),
        maximum: formatAmount(locale, { smallestUnits: maximum, currency }),
      }
    }
    case 'date':
      return {
        minimumAge: count(question.minimumAge),
        earliest: day(question.earliest),
        latest: day(question.latest),
      }
    case 'manyChoices':
      return { minimum: count(question.minimum), maximum: count(question.maximum) }
    case 'file':
      return {
        kinds: formatFileKinds(locale, question.kinds),
        largest: formatFileSize(locale, question.largest),
        most: count(question.most),
      }
    default:
      return {}
  }
}
