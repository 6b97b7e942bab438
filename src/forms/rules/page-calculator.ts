import type { Locale } from '@/src/i18n/locales'
import { isJsonObject } from '../definition/json'
import type { FormInLanguage } from '../language/form-in-language'
import { formatCalculated } from '../types/calculated/format-calculated'
import { toAnsweredPlaces } from '../validation/answered-places'
import type { FormValidator } from '../validation/form-validator'
import { type RawAnswers, readAnswers } from '../validation/read-answers'
import { type Calculation, namesOf, toCalculation, toCalculationOrder } from './calculation'
import { openCalculator } from './open-calculator'
import { toPageRuleEntries } from './rule-entry'
import { openRuleEnvironment } from './rule-environment'

type OnPage = {
  whole: FormInLanguage
  /** The page of it that is shown. */
  page: Pick<FormInLanguage, 'entries' | 'locale' | 'schema'>
  validator: FormValidator
}

/**
 * Works out what a page calculates while somebody fills it in, by key, as it is read; undefined where there is no value yet. What is
 * calculated from other pages alone is not among it: the server wrote it. Pages load this only where something is calculated.
 * @param known answers of other pages on which conditions rest
 */
export type PageCalculator = (values: RawAnswers, known: RawAnswers) => Record<string, string | undefined>

/** @see PageCalculator */
export function openPageCalculator({ whole, page, validator }: OnPage): PageCalculator {
  const entries = toPageRuleEntries(whole)
  const calculate = openCalculator(entries)
  const live = toLive(entries.map(toCalculation), new Set(page.entries.map(({ key }) => key)))
  return (values, known) => {
    const answers = readAnswers(page, { ...known, ...values }, validator)
    const places = toAnsweredPlaces({ entries: page.entries, validator }, answers)
    const hidden = new Set(places.flatMap(({ path, isShown }) => (isShown ? [] : [path.join('.')])))
    // What is hidden is not sent, so the server does not count it either.
    const shown = withoutHidden(answers, { way: [], hidden })
    const calculated = calculate(isJsonObject(shown) ? shown : {}, (key) => validator.isShown(key, answers))
    return Object.fromEntries(
      live.map((calculation) => [calculation.key, toText(calculation, calculated, page.locale)]),
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

function toText(calculation: Calculation, calculated: Readonly<Record<string, number>>, locale: Locale) {
  const value = calculated[calculation.key]
  return value === undefined ? undefined : formatCalculated(calculation, value, locale)
}
