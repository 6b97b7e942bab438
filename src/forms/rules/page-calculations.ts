import {
  type Basis,
  type Calculation,
  entriesOf,
  restsOn,
  toBasis,
  toCalculationOrder,
  toCalculations,
} from './calculation'
import type { RuleEntry } from './rule-entry'
import { openRuleEnvironment } from './rule-environment'

/** What a page of a form works out while somebody fills it in, and what it has to know of other pages for that. */
export type PageCalculations = {
  /** Also those of other pages that they rest on and that what is filled in here changes. */
  worked: ReadonlySet<Calculation>
  /** Entries that are filled in or worked out elsewhere, by their keys, each with the keys of what counts inside of it. */
  inputs: ReadonlyMap<string, ReadonlySet<string>>
}

/**
 * @see PageCalculations
 * What rests on other pages alone is not worked out: the server wrote it. Of the answers to a group nobody wrote anything when one is added.
 * @param onPage the keys of what stands on the page
 * @param calculations as {@link toCalculations} gives them
 */
export function toPageCalculations(
  entries: readonly RuleEntry[],
  onPage: ReadonlySet<string>,
  calculations: readonly Calculation[] = toCalculations(entries),
): PageCalculations {
  if (calculations.length === 0) return { worked: new Set(), inputs: new Map() }
  const environment = openRuleEnvironment(entries)
  const { ordered } = toCalculationOrder(calculations, environment, entries)
  const bases = new Map(ordered.map((calculation) => [calculation, toBasis(calculation, environment, entries)]))
  const topOf = ({ groups: [group], key }: Calculation) => group ?? key
  const calculatedAt = ([key = '', ...rest]: readonly string[]) =>
    rest.length === 0 ? calculations.find((other) => other.groups.length === 0 && other.key === key) : undefined

  const live = new Set<Calculation>()
  for (const [calculation, basis] of bases) {
    const isHere = onPage.has(topOf(calculation))
    const isTypedHere = basis.ways.some((way) => onPage.has(way[0] ?? '') && !calculatedAt(way))
    const isNew = isHere && (basis.ways.length === 0 || isRepeated(entries, calculation.groups))
    if (isTypedHere || isNew || [...live].some((other) => restsOn(basis, other))) live.add(calculation)
  }
  const worked = new Set<Calculation>()
  const work = (calculation: Calculation): void => {
    if (worked.has(calculation)) return
    worked.add(calculation)
    for (const other of live) if (restsOn(basisOf(bases, calculation), other)) work(other)
  }
  for (const calculation of live) if (onPage.has(topOf(calculation))) work(calculation)

  const inputs = new Map<string, Set<string>>()
  for (const calculation of worked) {
    const { ways, inside } = basisOf(bases, calculation)
    for (const way of ways) {
      const [key = '', ...rest] = way
      const calculated = calculatedAt(way)
      if (calculated ? worked.has(calculated) : onPage.has(key)) continue
      inputs.set(key, new Set([...(inputs.get(key) ?? []), ...rest, ...inside]))
    }
  }
  return { worked, inputs }
}

function isRepeated(entries: readonly RuleEntry[], [group, ...inner]: readonly string[]): boolean {
  if (group === undefined) return false
  const held = entries.find(({ key }) => key === group)
  return (held !== undefined && 'times' in held && held.times !== null) || isRepeated(entriesOf(entries, group), inner)
}

const nothing: Basis = { ways: [], inside: new Set() }

function basisOf(bases: ReadonlyMap<Calculation, Basis>, calculation: Calculation): Basis {
  return bases.get(calculation) ?? nothing
}
