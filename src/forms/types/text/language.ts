import type { Locale } from '@/src/i18n/locales'
import type { ReviewedPattern } from '../../definition/patterns'
import { patternExamples } from '../../definition/reviewed-patterns'
import type { RuleName } from '../../definition/rules'
import type { Typing } from '../../language/form-in-language'
import { lengthRules } from '../applying-rules'
import type { FieldLanguage } from '../field-language'
import { toCount, valueWords } from '../product-words'
import type { TextQuestion } from './definition'

const typings = {
  letters: 'name',
  digits: 'digits',
  identityCard: 'code',
  taxNumber: 'code',
  iban: 'code',
} as const satisfies Record<ReviewedPattern, Typing>

export const textLanguage: FieldLanguage<TextQuestion> = {
  rules: (question) => [...lengthRules(question), ...patternRules(question.pattern)],
  errorValues: ({ pattern, minLength, maxLength }, { rule }) => ({
    example: pattern && 'reviewed' in pattern ? patternExamples[pattern.reviewed] : 'none',
    limit: rule === 'tooShort' ? minLength : maxLength,
  }),
  control: ({ pattern }) => ({ typing: pattern && 'reviewed' in pattern ? typings[pattern.reviewed] : null }),
  limits: ({ minLength, maxLength, pattern }, locale) => ({
    minLength: toCount(minLength, locale),
    maxLength: toCount(maxLength, locale),
    pattern: toPatternWords(pattern, locale),
  }),
}

function patternRules(pattern: TextQuestion['pattern']): RuleName[] {
  if (!pattern) return []
  if (!('reviewed' in pattern)) return ['pattern']
  if (pattern.reviewed === 'letters') return ['lettersOnly']
  return pattern.reviewed === 'iban' ? ['pattern', 'checkDigits'] : ['pattern']
}

function toPatternWords(pattern: TextQuestion['pattern'], locale: Locale): string {
  const words = valueWords(locale)
  if (pattern === null) return words('none')
  return 'reviewed' in pattern ? words(pattern.reviewed) : pattern.expert
}
