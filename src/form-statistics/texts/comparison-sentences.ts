import staffTexts from '@/messages/staff/form-statistics.json' with { type: 'json' }
import { inStaffLanguages } from '@/messages/staff/languages'
import { toRuleText } from '@/src/forms/governance/rule-text'
import { formatNumber } from '@/src/i18n/format'
import { fillText, type StaffText } from '@/src/i18n/staff-text'
import type { Compared } from '../release/compare-versions'
import type { FormStatistics } from '../storage/read-statistics'
import { toPlaceText } from './to-place-text'

const words = staffTexts.comparison

/** What a change did, as the sentences that say most: how many send the form, how much comes back, and the fields that changed most. */
export function toComparisonSentences({ versions, lastChange }: FormStatistics, mostFields: number): StaffText[] {
  if (!lastChange) return []
  const { sent, refused, refusedBy } = lastChange.comparison
  const definition = versions[0]?.definition
  return [
    ...toSentence(words.sent, sent),
    ...toSentence(words.refused, refused),
    ...refusedBy.slice(0, mostFields).flatMap((field) => {
      const place = inStaffLanguages((language) => (definition ? toPlaceText(definition, field, language) : ''))
      const rule = inStaffLanguages((language) => toRuleText(field.rule, language))
      return toSentence(words.refusedBy, field, { place, rule })
    }),
  ]
}

/** Nothing is said of what cannot be compared yet. */
function toSentence(text: StaffText, { before, after }: Compared, more: Record<string, StaffText> = {}): StaffText[] {
  if (before === null || after === null) return []
  return [fillText(text, { ...more, before: toPercent(before), after: toPercent(after) })]
}

/** A share in whole percent, written as each language does. */
export function toPercent(share: number): StaffText {
  return inStaffLanguages((language) => formatNumber(language, share, { style: 'percent', maximumFractionDigits: 0 }))
}
