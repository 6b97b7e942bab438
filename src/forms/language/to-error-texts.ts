import { createTranslator } from 'next-intl'
import { formatDate, formatNumber } from '@/src/i18n/format'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import type { Question } from '../definition/field'
import { patternExamples } from '../definition/reviewed-patterns'
import type { RuleName } from '../definition/rules'
import type { DateLimit } from '../definition/types/date'
import { formatAmount, formatFileKinds, formatFileSize } from './format-values'
import { rulesOf } from './rules-of-question'

export type ErrorTexts = Readonly<Partial<Record<RuleName, string>>>

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

type Values = {
  label: string
  kind: string
  region: string
  /** What the field's pattern looks like when it is right; `none` where staff wrote the pattern themselves. */
  example: string
  limit: string | number
  day: string
  kinds: string
  size: string
}

/** What the product's texts may speak of. A text takes what it needs. */
function toValues(question: Question, { rule, locale }: { rule: RuleName; locale: Locale }): Values {
  const general = {
    label: question.label[locale],
    kind: toKind(question),
    region: 'any',
    example: 'none',
    limit: 0,
    day: '',
    kinds: '',
    size: '',
  }
  switch (question.type) {
    case 'text': {
      const { pattern } = question
      const example = pattern && 'reviewed' in pattern ? patternExamples[pattern.reviewed] : 'none'
      return { ...general, example, limit: rule === 'tooShort' ? question.minLength : question.maxLength }
    }
    case 'longText':
      return { ...general, limit: rule === 'tooShort' ? question.minLength : question.maxLength }
    case 'phone':
      return { ...general, region: question.region }
    case 'number':
      return {
        ...general,
        limit: formatNumber(locale, (rule === 'tooSmall' ? question.minimum : question.maximum) ?? 0),
      }
    case 'amount': {
      const smallestUnits = rule === 'tooSmall' ? question.minimum : question.maximum
      return { ...general, limit: formatAmount(locale, { smallestUnits, currency: question.currency }) }
    }
    case 'date': {
      const day = formatLimit(rule === 'tooEarly' ? question.earliest : question.latest, locale)
      return { ...general, limit: question.minimumAge ?? 0, day }
    }
    case 'manyChoices':
      return { ...general, limit: rule === 'tooFew' ? question.minimum : (question.maximum ?? question.options.length) }
    case 'file':
      return {
        ...general,
        limit: question.most,
        kinds: formatFileKinds(locale, question.kinds),
        size: formatFileSize(locale, question.largest),
      }
    default:
      return general
  }
}

/** What is done to answer: it decides the verb of the text. */
function toKind({ type }: Question): string {
  if (type === 'oneChoice' || type === 'manyChoices' || type === 'yesNo' || type === 'country') return 'choice'
  return type === 'file' || type === 'consent' ? type : 'other'
}

function formatLimit(limit: DateLimit | null, locale: Locale): string {
  return limit === null || limit === 'today' ? 'today' : formatDate(locale, limit)
}
