import type { Locale } from '@/src/i18n/locales'
import type { FormDefinition } from '../definition/form-definition'
import type { AnswerError } from '../validation/validate-answers'
import { findRuleMistake } from './check-rule'
import { evaluateRule } from './evaluate-rule'
import { toRuleEntries } from './rule-entries'
import { openRuleEnvironment } from './rule-environment'
import { toRuleValues } from './rule-values'

/**
 * The rules that answers break together, which are right one by one. A rule about something that was not answered, or not asked, is kept:
 * whatever must be answered was missed before.
 *
 * Only the server judges these, with one evaluator: there is no second verdict that could differ, and pages carry no language of rules.
 *
 * @param answers as they are kept
 */
export function findBrokenRules(
  { fields, rules }: Pick<FormDefinition, 'fields' | 'rules'>,
  answers: Readonly<Record<string, unknown>>,
  locale: Locale,
): AnswerError[] {
  if (rules.length === 0) return []
  const entries = toRuleEntries(fields)
  const environment = openRuleEnvironment(entries)
  const values = toRuleValues(entries, answers)
  // A form that is tried while it is written may have rules that nothing may run.
  const sound = rules.filter(({ expression }) => findRuleMistake(expression, environment, entries) === null)
  return sound.flatMap(({ expression, field, message }): AnswerError[] => {
    const isKept = evaluateRule(expression, environment, values)
    return isKept === false ? [{ field: field.replaceAll('-', '.'), rule: 'acrossFields', text: message[locale] }] : []
  })
}
