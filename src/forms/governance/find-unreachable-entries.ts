import type { Condition, ConditionTest } from '../definition/condition'
import { type AskedAbout, type Field, isAskedAbout } from '../definition/field'
import type { FormDefinition } from '../definition/form-definition'
import { toLiveEntries } from '../definition/shown-entries'
import type { Requirement } from '../types/requirement'
import { findInLists } from './find-in-lists'
import type { Finding } from './finding'
import { isPossible, withTest } from './requirements'

/** Ways through "any of these" that are tried before a form counts as too complex to be judged. */
const mostWays = 20_000

type Demands = ReadonlyMap<string, Requirement>

/**
 * Entries that no answers can bring up: their conditions contradict each other, or those of what they rest on. The form must be
 * sound: conditions about earlier questions.
 */
export function findUnreachableEntries({ fields }: Pick<FormDefinition, 'fields'>): Finding[] {
  return findInLists(fields, findUnreachable)
}

function findUnreachable(fields: readonly Field[]): Finding[] {
  const entries = toLiveEntries(fields)
  const questions = new Map(entries.flatMap(({ entry }) => (isAskedAbout(entry) ? [[entry.key, entry]] : [])))
  const conditions = new Map<string, readonly Condition[]>()
  // What holds an entry comes before it, with the conditions of what holds that.
  for (const { entry, showWhen, section } of entries) {
    const ofHolder = section === null ? [] : (conditions.get(section) ?? [])
    conditions.set(entry.key, showWhen ? [showWhen, ...ofHolder] : ofHolder)
  }
  return entries
    .filter(({ isConditional }) => isConditional)
    .flatMap(({ entry }): Finding[] => {
      const outcome = findWay(conditions.get(entry.key) ?? [], { questions, conditions })
      if (outcome === 'found') return []
      return [{ name: outcome === 'none' ? 'conditionNeverMet' : 'conditionTooComplex', key: entry.key }]
    })
}

type Form = {
  questions: ReadonlyMap<string, AskedAbout>
  /** Of each entry: all of them must hold. */
  conditions: ReadonlyMap<string, readonly Condition[]>
}

/** Looks for answers under which all conditions hold, going through the choices that "any of these" leaves. */
function findWay(goals: readonly Condition[], form: Form): 'found' | 'none' | 'unknown' {
  let ways = 0
  const search = (open: readonly Condition[], demands: Demands): boolean => {
    if (++ways > mostWays) return false
    const [goal, ...rest] = open
    if (!goal) return true
    const choices = goal.match === 'all' ? [goal.tests] : goal.tests.map((test) => [test])
    return choices.some((tests) => {
      const next = withDemands(tests, { demands, form })
      return next !== null && search([...rest, ...tests.flatMap(({ field }) => form.conditions.get(field) ?? [])], next)
    })
  }
  if (search(goals, new Map())) return 'found'
  return ways > mostWays ? 'unknown' : 'none'
}

/** The demands with these tests added; null when a question cannot meet them. */
function withDemands(
  tests: readonly ConditionTest[],
  { demands, form }: { demands: Demands; form: Form },
): Demands | null {
  const next = new Map(demands)
  for (const test of tests) {
    const requirement = withTest(test, next.get(test.field))
    const question = form.questions.get(test.field)
    if (!question || !isPossible(question, requirement)) return null
    next.set(test.field, requirement)
  }
  return next
}
