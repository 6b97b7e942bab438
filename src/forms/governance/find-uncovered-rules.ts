import type { FormDefinition } from '../definition/form-definition'
import { toFormSchema } from '../definition/to-form-schema'
import { createAjvValidator } from '../validation/ajv-validator'
import { judgeGoldenCase } from './judge-golden-case'

/**
 * The rules across fields that no golden case breaks, by their keys: whether they refuse what they should, no case says. The form must be
 * sound.
 */
export function findUncoveredRules(definition: FormDefinition): string[] {
  const { rules, cases } = definition
  if (rules.length === 0) return []
  const schema = toFormSchema(definition)
  const judged = cases.map((golden) => ({ golden, validator: createAjvValidator(schema, golden.day) }))
  return rules
    .filter((rule) => {
      const alone = { ...definition, rules: [rule] }
      return !judged.some(({ golden, validator }) =>
        judgeGoldenCase(alone, golden, validator).together.some((error) => error.rule === 'acrossFields'),
      )
    })
    .map(({ key }) => key)
}
