import staffTexts from '@/messages/staff/forms.json' with { type: 'json' }
import type { Locale } from '@/src/i18n/locales'
import { fillText, type StaffText } from '@/src/i18n/staff-text'
import type { FormDefinition } from '../definition/form-definition'
import { openCaseJudge } from './case-judge'
import { toNameOfKey } from './entry-name'
import { toCaseDifference } from './find-case-differences'
import { findUncoveredRules } from './find-uncovered-rules'
import { findUntriedFields, type UntriedField } from './find-untried-fields'
import { toRuleText } from './rule-text'
import { toFindingText } from './to-finding-text'

/** How the golden cases of a form turn out, all of them, and what none of them tries. */
export type CasesReview = {
  /** In their order, each with what is different about it; null where it is as it was written. */
  cases: { name: string; difference: string | null }[]
  /** The rules across fields that no case breaks, by their keys. */
  uncovered: string[]
  /** What a case could be written for, in sentences. It stops nothing. */
  untried: string[]
}

const texts = staffTexts.coverage

/**
 * Judges all golden cases of a form that is saved, and not the first difference alone: whoever writes a form wants all of them.
 * @param definition sound, its expressions judged
 */
export function reviewCases(definition: FormDefinition, locale: Locale): CasesReview {
  const judge = openCaseJudge(definition)
  const none = definition.cases.length === 0 ? [texts.noCases[locale]] : []
  return {
    cases: definition.cases.map((golden) => {
      const difference = toCaseDifference(judge(golden))
      return { name: golden.name, difference: difference && toFindingText(difference, definition, locale) }
    }),
    uncovered: findUncoveredRules(definition),
    untried: [...none, ...findUntriedFields(definition).flatMap((untried) => toSentences(untried, definition, locale))],
  }
}

function toSentences({ place, rules, condition }: UntriedField, definition: FormDefinition, locale: Locale): string[] {
  const entry = toNameOfKey(definition, { key: place, locale })
  const say = (text: StaffText, values = {}) => fillText(text, { entry, ...values })[locale]
  return [
    ...(condition ? [say(texts[condition])] : []),
    ...(rules.length > 0
      ? [say(texts.rules, { rules: rules.map((rule) => toRuleText(rule, locale)).join(', ') })]
      : []),
  ]
}
