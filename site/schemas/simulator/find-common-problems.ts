import type { Problem } from './problem'

/** Dates from which conditions hold must rise from row to row. */
export function findDateProblems(terms: readonly { validFrom: string }[], path: string): Problem[] {
  return terms.flatMap(({ validFrom }, position): Problem[] => {
    const before = terms[position - 1]?.validFrom
    return before && validFrom && validFrom <= before
      ? [{ code: 'dateOrder', path: `${path}.${position}.validFrom`, earlier: before, later: validFrom }]
      : []
  })
}

/** Names that stand for one thing only. @param pathOf the field of the name in a position. */
export function findDuplicates(names: readonly string[], pathOf: (position: number) => string): Problem[] {
  return names.flatMap((name, position): Problem[] =>
    name !== '' && names.indexOf(name) < position ? [{ code: 'duplicate', path: pathOf(position) }] : [],
  )
}

/** Percentages that the law or a price list could not hold. @param path the row in which the named rates are. */
export function findPercentProblems(rates: Readonly<Record<string, number>>, path: string): Problem[] {
  return Object.entries(rates).flatMap(([name, rate]): Problem[] =>
    rate < 0 || rate > 100 ? [{ code: 'notPercent', path: `${path}.${name}` }] : [],
  )
}
