import type { Day } from '@/src/country/calendar'
import type { FormCount } from '../counting/day-report'

/** Nothing is shown of fewer than this. */
export const leastPeople = 10

/** What was counted on a day, or carried over from days that are forgotten (then without a day). */
export type CountedDay = { day: Day | null; counts: readonly FormCount[] }

/** What is counted apart: one step of one version in one language, at one place and by one rule. */
export type Cell = Omit<FormCount, 'count'>

/** A cell as it may be shown: on each day the full tens that were completed then, and all of them together. */
export type ReleasedCell = Cell & { days: readonly { day: Day; count: number }[]; total: number }

/**
 * What may be shown of counts. Each cell is added up day by day and shown in full tens, on the day on which each was completed; what is
 * not a full ten yet waits for those to come. So a number changes only when ten more have come, every number that is shown is a multiple of
 * ten, and so is every sum and every difference of such numbers: no two days, parts or totals leave fewer than ten between them. Each cell is
 * released by itself, and whatever is shown of several cells is a sum of what was released, never counted anew.
 *
 * @param before the first day that is not over yet, of which nothing is shown.
 */
export function releaseCounts(days: Iterable<CountedDay>, { before }: { before: Day }): ReleasedCell[] {
  const cells = new Map<string, { cell: Cell; carried: number; days: Map<Day, number> }>()
  for (const { day, counts } of days) {
    if (day !== null && day >= before) continue
    for (const { count, ...cell } of counts) {
      const known = cells.get(toCellName(cell)) ?? { cell, carried: 0, days: new Map() }
      cells.set(toCellName(cell), known)
      if (day === null) known.carried += count
      else known.days.set(day, (known.days.get(day) ?? 0) + count)
    }
  }
  return Array.from(cells.values(), ({ cell, carried, days: counted }) => toReleased(cell, carried, counted)).filter(
    ({ total }) => total > 0,
  )
}

function toReleased(cell: Cell, carried: number, counted: ReadonlyMap<Day, number>): ReleasedCell {
  let sum = carried
  const days = [...counted]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([day, count]) => {
      const shown = inFullTens(sum + count) - inFullTens(sum)
      sum += count
      return shown > 0 ? [{ day, count: shown }] : []
    })
  return { ...cell, days, total: days.reduce((all, { count }) => all + count, 0) }
}

/**
 * What is left of days that are forgotten, without a day: of each cell what was not a full ten yet. With it the days that stay are shown as
 * before.
 *
 * @param kept whether a version still has anything to be shown.
 */
export function toCarried(days: Iterable<CountedDay>, kept: (version: number) => boolean): FormCount[] {
  const cells = new Map<string, FormCount>()
  for (const { counts } of days) {
    for (const count of counts) {
      const name = toCellName(count)
      cells.set(name, { ...count, count: (cells.get(name)?.count ?? 0) + count.count })
    }
  }
  return [...cells.values()]
    .map((cell) => ({ ...cell, count: cell.count % leastPeople }))
    .filter(({ version, count }) => count > 0 && kept(version))
}

function inFullTens(count: number): number {
  return count - (count % leastPeople)
}

function toCellName({ version, locale, step, place, rule }: Cell): string {
  return [version, locale, step, place, rule ?? ''].join(' ')
}
