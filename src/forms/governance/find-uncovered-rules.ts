import type { FormDefinition } from '../definition/form-definition'
import { openCaseJudge } from './case-judge'

/**
 * The rules across fields that no golden case breaks, by their keys: whether they refuse what they should, no case says. The form must be
 * sound.
 */
export function findUncoveredRules(definition: FormDefinition): string[] {
  const { rules, cases } = definition
  if (rules.length === 0) return []
  return rules
    .filter((rule) => {
      const judge = openCaseJudge({ ...definition, rules: [rule] })
      return !cases.some((golden) => judge(golden).server.together.some((error) => error.rule === 'acrossFields'))
    })
    .map(({ key }) => key)
}
