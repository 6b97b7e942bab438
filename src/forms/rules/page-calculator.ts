import { isJsonObject, type JsonObject } from '../definition/json'
import type { FormInLanguage } from '../language/form-in-language'
import { formatCalculated } from '../types/calculated/format-calculated'
import type { RawAnswers } from '../validation/read-answers'
import { type Calculation, entriesOf, toCalculations } from './calculation'
import { openCalculator } from './open-calculator'
import { toPageCalculations } from './page-calculations'
import { type RuleEntry, toPageRuleEntries } from './rule-entry'

type Answers = Readonly<Record<string, unknown>>

/**
 * What was typed on a page, with what the page works out while somebody fills it in, as it is read; undefined where there is no value yet.
 * What is calculated from other pages alone is left as the server wrote it. Pages load this only where something is calculated.
 */
export type PageCalculator = (filled: {
  /** As typed. */
  values: RawAnswers
  /** As they were read. */
  answers: Answers
  /** The ways to what is not shown with them. */
  hidden: ReadonlySet<string>
}) => RawAnswers

/**
 * @see PageCalculator
 * @param page of the form, with what stands on it
 * @param known of other pages, as the page was told
 */
export function openPageCalculator(
  whole: FormInLanguage,
  page: Pick<FormInLanguage, 'entries' | 'locale'>,
  known: JsonObject = {},
): PageCalculator {
  const entries = toPageRuleEntries(whole)
  const onPage = new Set(page.entries.map(({ key }) => key))
  const places = new Set([...toPageCalculations(entries, onPage).worked].map(toPlace))
  const calculate = openCalculator(entries, (calculation) => places.has(toPlace(calculation)))
  const shown = toCalculations(entries).filter(
    (calculation) => places.has(toPlace(calculation)) && onPage.has(calculation.groups[0] ?? calculation.key),
  )
  return ({ values, answers, hidden }) => {
    // What is hidden is not sent, so the server does not count it either.
    const counted = withoutHidden({ ...known, ...answers }, { way: [], hidden })
    const found = calculate(isJsonObject(counted) ? counted : {}, (_calculation, { way }) => !hidden.has(way.join('.')))
    const texts = new Map(
      found.map(({ calculation, way, value }) => [way.join('.'), formatCalculated(calculation, value, page.locale)]),
    )
    return shown.reduce<RawAnswers>(
      (written, { groups, key }) => withTexts(written, { entries, way: [], inner: [...groups, key], texts }),
      values,
    )
  }
}

const toPlace = ({ groups, key }: Calculation): string => [...groups, key].join('.')

type Writing = {
  entries: readonly RuleEntry[]
  way: readonly string[]
  /** The keys that lead on to what is calculated. */
  inner: readonly string[]
  texts: ReadonlyMap<string, string>
}

/** What was typed with what was calculated in each of its places, or with nothing there. */
function withTexts(values: RawAnswers, { entries, way, inner: [key = '', ...inner], texts }: Writing): RawAnswers {
  const at = [...way, key]
  if (inner.length === 0) return { ...values, [key]: texts.get(at.join('.')) }
  const group = entries.find((entry) => entry.key === key)
  const held = values[key]
  const inside = (value: unknown, place: readonly string[]) =>
    withTexts(isJsonObject(value) ? value : {}, { entries: entriesOf(entries, key), way: place, inner, texts })
  if (group && 'times' in group && group.times === null) return { ...values, [key]: inside(held, at) }
  const items: readonly unknown[] = Array.isArray(held) ? held : []
  return { ...values, [key]: items.map((item, index) => inside(item, [...at, String(index)])) }
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
