import { EvaluationError } from '@marcbachmann/cel-js'
import type { Locale } from '@/src/i18n/locales'
import type { FormDefinition } from '../definition/form-definition'
import type { AnswerError } from '../validation/validate-answers'
import { findRuleMistake } from './check-rule'
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
  const environment = openRuleEnvironment(fields)
  const values = toRuleValues(fields, answers)
  // A form that is tried while it is written may have rules that nothing may run.
  const sound = rules.filter(({ expression }) => findRuleMistake(expression, environment, fields) === null)
  return sound.flatMap(({ expression, field, message }): AnswerError[] => {
    const isKept = evaluate(() => environment.evaluate(expression, values))
    return isKept === false ? [{ field: field.replaceAll('-', '.'), rule: 'acrossFields', text: message[locale] }] : []
  })
}

function evaluate(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    // Something that it speaks of was not answered: its types were checked when it was published.
    if (error instanceof EvaluationError) return null
    throw error
  }
}
