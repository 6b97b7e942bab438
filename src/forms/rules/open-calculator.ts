import { Decimal } from 'decimal.js'
import { isMoney } from '../types/calculated/calculated-unit'
import { toCalculatedPlaces } from './calculated-places'
import {
  type Calculation,
  findCalculationMistake,
  toCalculationOrder,
  toCalculations,
  toEntriesAround,
} from './calculation'
import { evaluateRule } from './evaluate-rule'
import type { RuleEntry } from './rule-entry'
import { openRuleEnvironment, toDecimal } from './rule-environment'
import { toRuleValues } from './rule-values'

type Answers = Readonly<Record<string, unknown>>

/** What was calculated at a place, as it is kept: of money in hundredths. */
export type Calculated = { calculation: Calculation; way: readonly string[]; value: number }

/** Whether something calculated is shown there. @param within the answers that it would be one of */
export type IsAsked = (calculation: Calculation, place: { way: readonly string[]; within: Answers }) => boolean

/**
 * Works out what a form calculates, as it is kept: in each answer to a group by itself. What speaks of something that was not answered has no
 * value.
 */
export type Calculator = (answers: Answers, isAsked: IsAsked) => Calculated[]

/**
 * The calculator of a form: one for browser and server.
 * @param isWanted whether something is worked out; else its value is taken from the answers
 */
export function openCalculator(
  entries: readonly RuleEntry[],
  isWanted: (calculation: Calculation) => boolean = () => true,
): Calculator {
  const calculations = toCalculations(entries)
  if (calculations.length === 0) return () => []
  const whole = openRuleEnvironment(entries)
  const sound = toCalculationOrder(calculations, whole, entries)
    .ordered.filter(isWanted)
    .flatMap((calculation) => {
      const around = toEntriesAround(entries, calculation.groups)
      const environment = calculation.groups.length === 0 ? whole : openRuleEnvironment(around)
      // A form that is tried while it is written may calculate what nothing may run.
      return findCalculationMistake(calculation, environment, around) === null ? [{ calculation, environment }] : []
    })
  return (answers, isAsked) => {
    const values = toRuleValues(entries, answers)
    const form = { way: [], within: answers, own: values, around: () => values }
    return sound.flatMap(({ calculation, environment }) =>
      toCalculatedPlaces(entries, calculation.groups, form).flatMap(({ way: held, within, own, around }) => {
        const way = [...held, calculation.key]
        delete own[calculation.key]
        if (!isAsked(calculation, { way, within })) return []
        const value = toKept(evaluateRule(calculation.expression, environment, around()), calculation)
        if (value === null) return []
        own[calculation.key] = toDecimal(value).div(isMoney(calculation.unit) ? 100 : 1)
        return [{ calculation, way, value }]
      }),
    )
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
