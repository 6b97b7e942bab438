import type { z } from 'zod'
import staffTexts from '@/messages/staff/form-builder.json' with { type: 'json' }
import { formatNumber } from '@/src/i18n/format'
import type { Locale } from '@/src/i18n/locales'
import type { StaffText } from '@/src/i18n/staff-text'
import { sayText } from '../texts/builder-language'

const texts = staffTexts.valueProblem.texts satisfies Record<string, StaffText>

type Issue = z.core.$ZodIssue

/** What is wrong with a value that breaks the shape of a form, in a sentence for staff. */
export function toValueProblemText(issue: Issue, locale: Locale): string {
  const [text, limit] = toText(issue)
  return sayText(text, locale, { limit: formatNumber(locale, limit) })
}

function toText(issue: Issue): readonly [StaffText, number] {
  const part = issue.path.at(-1)
  if (part === 'earliest' || part === 'latest') return [texts.day, 0]
  switch (issue.code) {
    case 'invalid_type':
      return [issue.expected === 'int' ? texts.whole : texts.number, 0]
    case 'too_small':
      return [toTooSmall(issue.origin), Number(issue.minimum)]
    case 'too_big':
      return [toTooBig(issue.origin), Number(issue.maximum)]
    case 'invalid_format':
    case 'custom':
      return [part === 'key' || part === 'field' ? texts.key : part === 'value' ? texts.value : texts.other, 0]
    default:
      return [texts.other, 0]
  }
}

function toTooSmall(origin: string): StaffText {
  if (origin === 'string') return texts.empty
  return origin === 'array' ? texts.few : texts.least
}

function toTooBig(origin: string): StaffText {
  if (origin === 'string') return texts.long
  return origin === 'array' ? texts.many : texts.greatest
}
