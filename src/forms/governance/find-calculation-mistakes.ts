import type { FormDefinition } from '../definition/form-definition'
import { findCalculationMistake, toCalculation, toCalculationOrder } from '../rules/calculation'
import { toRuleEntries } from '../rules/rule-entries'
import { openRuleEnvironment } from '../rules/rule-environment'
import type { Finding } from './finding'

/** Entries that calculate nothing, from what is not asked, or from themselves. The list of fields must be sound. */
export function findCalculationMistakes({ fields }: Pick<FormDefinition, 'fields'>): Finding[] {
  const entries = toRuleEntries(fields)
  const calculations = entries.map(toCalculation).filter((calculation) => calculation !== null)
  if (calculations.length === 0) return []
  const environment = openRuleEnvironment(entries)
  const { circular } = toCalculationOrder(calculations, environment)
  return calculations.flatMap((calculation): Finding[] => {
    const { key } = calculation
    if (circular.includes(calculation)) return [{ name: 'calculationCircular', key }]
    const mistake = findCalculationMistake(calculation, environment, entries)
    if (!mistake) return []
    const { name } = mistake
    if ('mistake' in mistake) return [{ name, key, values: { mistake: mistake.mistake } }]
    return 'unknown' in mistake ? [{ name, key, values: { value: mistake.unknown.join(', ') } }] : [{ name, key }]
  })
}
