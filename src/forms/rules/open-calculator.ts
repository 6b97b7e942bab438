import { Decimal } from 'decimal.js'
import { isMoney } from '../types/calculated/calculated-unit'
import { type Calculation, findCalculationMistake, toCalculation, toCalculationOrder } from './calculation'
import { evaluateRule } from './evaluate-rule'
import type { RuleEntry } from './rule-entry'
import { openRuleEnvironment, toDecimal } from './rule-environment'
import { toRuleValues } from './rule-values'

type Answers = Readonly<Record<string, unknown>>

/**
 * Works out what a form calculates, by key, as it is kept. What speaks of something that was not answered has no value.
 * @param isAsked whether an entry is shown with these answers
 */
export type Calculator = (answers: Answers, isAsked: (key: string) => boolean) => Record<string, number>

/** The calculator of a form: one for browser and server. */
export function openCalculator(entries: readonly RuleEntry[]): Calculator {
  const calculations = entries.map(toCalculation).filter((calculation) => calculation !== null)
  if (calculations.length === 0) return () => ({})
  const environment = openRuleEnvironment(entries)
  // A form that is tried while it is written may calculate what nothing may run.
  const sound = toCalculationOrder(calculations, environment).ordered.filter(
    (calculation) => findCalculationMistake(calculation, environment, entries) === null,
  )
  return (answers, isAsked) => {
    const values: Record<string, number> = {}
    for (const calculation of sound.filter(({ key }) => isAsked(key))) {
      const known = toRuleValues(entries, { ...answers, ...values })
      const value = toKept(evaluateRule(calculation.expression, environment, known), calculation)
      if (value !== null) values[calculation.key] = value
    }
    return values
  }
}

/** A value rounded to its decimals, half away from zero; null for none, and for more figures than a number of JSON keeps exactly. */
function toKept(worth: unknown, { unit, decimals }: Calculation): number | null {
  if (!(worth instanceof Decimal) && typeof worth !== 'number' && typeof worth !== 'bigint') return null
  const places = isMoney(unit) ? Math.min(decimals, 2) : decimals
  const rounded = toDecimal(worth).toDecimalPlaces(places, Decimal.ROUND_HALF_UP)
  if (
    !rounded.isFinite() ||
    rounded
      .abs()
      .times(10 ** places)
      .gt(1e15)
  )
    return null
  const counted = rounded.times(isMoney(unit) ? 100 : 1)
  return counted.isZero() ? 0 : counted.toNumber()
}
