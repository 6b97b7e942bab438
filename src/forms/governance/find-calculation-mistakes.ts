import type { FormDefinition } from '../definition/form-definition'
import { toPlaceName } from '../definition/show-name'
import { findCalculationMistake, toCalculationOrder, toCalculations, toEntriesAround } from '../rules/calculation'
import { toRuleEntries } from '../rules/rule-entries'
import { openRuleEnvironment } from '../rules/rule-environment'
import type { Finding } from './finding'

/** Entries that calculate nothing, from what is not asked, or from themselves. The list of fields must be sound. */
export function findCalculationMistakes({ fields }: Pick<FormDefinition, 'fields'>): Finding[] {
  const entries = toRuleEntries(fields)
  const calculations = toCalculations(entries)
  if (calculations.length === 0) return []
  const environment = openRuleEnvironment(entries)
  const { circular } = toCalculationOrder(calculations, environment, entries)
  return calculations.flatMap((calculation): Finding[] => {
    const key = toPlaceName([...calculation.groups, calculation.key])
    if (circular.includes(calculation)) return [{ name: 'calculationCircular', key }]
    const around = toEntriesAround(entries, calculation.groups)
    const mistake = findCalculationMistake(calculation, openRuleEnvironment(around), around)
    if (!mistake) return []
    const { name } = mistake
    if ('mistake' in mistake) return [{ name, key, values: { mistake: mistake.mistake } }]
    return 'unknown' in mistake ? [{ name, key, values: { value: mistake.unknown.join(', ') } }] : [{ name, key }]
  })
}
