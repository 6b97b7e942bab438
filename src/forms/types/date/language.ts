import { localDay } from '@/src/country/local-day'
import { formatDate } from '@/src/i18n/format'
import type { Locale } from '@/src/i18n/locales'
import type { DateLimit } from '../../definition/date-limit'
import { when } from '../applying-rules'
import type { FieldLanguage } from '../field-language'
import { controlWords, toCount, valueWords } from '../product-words'
import type { DateQuestion } from './definition'
import { toExampleDay } from './example-day'

export const dateLanguage: FieldLanguage<DateQuestion> = {
  isListed: true,
  rules: ({ minimumAge, earliest, latest }) => [
    'date',
    ...when(minimumAge !== null, 'minimumAge'),
    ...when(earliest !== null, 'tooEarly'),
    ...when(latest !== null, 'tooLate'),
  ],
  errorValues: ({ minimumAge, earliest, latest }, { rule, locale }) => {
    const limit = rule === 'tooEarly' ? earliest : latest
    const day = limit === null || limit === 'today' ? 'today' : formatDate(locale, limit)
    return { limit: minimumAge ?? 0, day }
  },
  format: (question, locale) =>
    controlWords(locale)('dateHint', { example: toTypedDay(toExampleDay(question, localDay(Date.now()))) }),
  limits: ({ minimumAge, earliest, latest }, locale) => ({
    minimumAge: toCount(minimumAge, locale),
    earliest: toDayWords(earliest, locale),
    latest: toDayWords(latest, locale),
  }),
  value: (_question, value, locale) =>
    value === 'today' ? valueWords(locale)('today') : typeof value === 'string' ? formatDate(locale, value) : null,
  answer: (_question, answer, locale) => formatDate(locale, `${String(answer)}T12:00:00Z`),
}

/** A day as it stands in the three boxes: 27 3 1998. */
function toTypedDay(day: string): string {
  return day.split('-').reverse().map(Number).join(' ')
}

function toDayWords(limit: DateLimit | null, locale: Locale): string {
  const words = valueWords(locale)
  return limit === null ? words('none') : limit === 'today' ? words('today') : formatDate(locale, limit)
}
