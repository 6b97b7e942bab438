import { isJsonObject } from '../definition/json'
import type { FormInLanguage } from '../language/form-in-language'
import { formatCalculated } from '../types/calculated/format-calculated'
import { type Calculation, namesOf, toCalculation, toCalculationOrder } from './calculation'
import { openCalculator } from './open-calculator'
import { toPageRuleEntries } from './rule-entry'
import { openRuleEnvironment } from './rule-environment'

type Answers = Readonly<Record<string, unknown>>

/**
 * Works out what a page calculates while somebody fills it in, by key, as it is read; undefined where there is no value yet. What is
 * calculated from other pages alone is not among it: the server wrote it. Pages load this only where something is calculated.
 * @param answers as they were read
 * @param hidden the ways to what is not shown with them
 */
export type PageCalculator = (answers: Answers, hidden: ReadonlySet<string>) => Record<string, string | undefined>

/** @see PageCalculator @param page of the form, with what stands on it */
export function openPageCalculator(
  whole: FormInLanguage,
  page: Pick<FormInLanguage, 'entries' | 'locale'>,
): PageCalculator {
  const entries = toPageRuleEntries(whole)
  const calculate = openCalculator(entries)
  const live = toLive(entries.map(toCalculation), new Set(page.entries.map(({ key }) => key)))
  return (answers, hidden) => {
    // What is hidden is not sent, so the server does not count it either.
    const shown = withoutHidden(answers, { way: [], hidden })
    const values = calculate(isJsonObject(shown) ? shown : {}, (key) => !hidden.has(key))
    return Object.fromEntries(
      live.map((calculation) => {
        const value = values[calculation.key]
        return [calculation.key, value === undefined ? undefined : formatCalculated(calculation, value, page.locale)]
      }),
    )
  }
}

/** The calculations of a page in which something counts that is filled in on it. */
function toLive(found: readonly (Calculation | null)[], onPage: ReadonlySet<string>): Calculation[] {
  const calculations = found.filter((calculation) => calculation !== null)
  const syntax = openRuleEnvironment([])
  const isCalculated = new Set(calculations.map(({ key }) => key))
  const counting = new Set([...onPage].filter((key) => !isCalculated.has(key)))
  for (const { key, expression } of toCalculationOrder(calculations, syntax).ordered) {
    const names = namesOf(expression, syntax)
    if (names.length === 0 || names.some((name) => counting.has(name))) counting.add(key)
  }
  return calculations.filter(({ key }) => onPage.has(key) && counting.has(key))
}

type Where = { way: readonly string[]; hidden: ReadonlySet<string> }

function withoutHidden(answer: unknown, { way, hidden }: Where): unknown {
  if (Array.isArray(answer))
    return answer.map((item: unknown, at) => withoutHidden(item, { way: [...way, String(at)], hidden }))
  if (!isJsonObject(answer)) return answer
  return Object.fromEntries(
    Object.entries(answer).flatMap(([key, held]) => {
      const inside = [...way, key]
      return hidden.has(inside.join('.')) ? [] : [[key, withoutHidden(held, { way: inside, hidden })]]
    }),
  )
}
