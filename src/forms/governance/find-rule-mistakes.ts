import { locales } from '@/src/i18n/locales'
import { isGroup, isQuestion } from '../definition/field'
import type { FormDefinition } from '../definition/form-definition'
import type { FormRule } from '../definition/form-rule'
import { toPlacedEntries } from '../definition/placed-entries'
import { findRuleMistake } from '../rules/check-rule'
import { toRuleEntries } from '../rules/rule-entries'
import { openRuleEnvironment } from '../rules/rule-environment'
import type { Finding } from './finding'

/** Rules across fields that cannot be judged, say nothing, or point at nothing. The list of fields must be sound. */
export function findRuleMistakes({ fields, rules }: Pick<FormDefinition, 'fields' | 'rules'>): Finding[] {
  if (rules.length === 0) return []
  const entries = toRuleEntries(fields)
  const environment = openRuleEnvironment(entries)
  const places = new Set(toRulePlaces(fields))
  const about = (name: Finding['name'], { key }: FormRule, values: Record<string, string> = {}): Finding => ({
    name,
    key: null,
    values: { rule: key, ...values },
  })
  return rules.flatMap((rule, position): Finding[] => {
    const mistake = findRuleMistake(rule.expression, environment, entries)
    return [
      ...(rules.findIndex(({ key }) => key === rule.key) < position ? [about('ruleTwice', rule)] : []),
      ...(mistake ? [about(mistake.name, rule, 'mistake' in mistake ? { mistake: mistake.mistake } : {})] : []),
      ...(places.has(rule.field) ? [] : [about('rulePointsNowhere', rule)]),
      ...locales
        .filter((locale) => rule.message[locale] === '')
        .map((language) => about('ruleTextMissing', rule, { language })),
    ]
  })
}

/** Where what a rule says can stand: at what is answered once. Of a group that is answered several times, at the group. */
export function toRulePlaces(fields: FormDefinition['fields']): string[] {
  const repeats = toPlacedEntries(fields).flatMap(({ entry, place }) => (entry.type === 'repeat' ? [`${place}-`] : []))
  return toPlacedEntries(fields)
    .filter(({ entry }) => !entry.retired && (isQuestion(entry) || isGroup(entry)))
    .map(({ place }) => place)
    .filter((place) => !repeats.some((repeat) => place.startsWith(repeat)))
}
