import type { Day } from '@/src/country/calendar'
import { type DayReport, mostCountsOfDay } from './day-report'
import { type Counted, type Counter, nameOf } from './form-counters'

/** What one run has counted of one form on one day. */
type FormDay = { formKey: string; day: Day; number: number; counts: Map<string, Counted & Counter> }

/** Everything that a run has counted and not yet handed over for good, form by form and day by day. */
export type DayTotals = {
  add: (day: Day, counted: readonly (Counted & Counter)[]) => void
  reports: () => DayReport[]
  /** Forgets what is over and was handed over. */
  drop: (report: Pick<DayReport, 'formKey' | 'day'>) => void
}

/** @param run names the process that counts. */
export function createDayTotals(run: string): DayTotals {
  const days = new Map<string, FormDay>()
  return {
    add: (day, counted) => {
      const changed = new Set<FormDay>()
      for (const one of counted) {
        const { formKey } = one
        const name = nameOfDay({ formKey, day })
        const of = days.get(name) ?? { formKey, day, number: 0, counts: new Map() }
        days.set(name, of)
        const before = of.counts.get(nameOf(one))
        if (!before && of.counts.size >= mostCountsOfDay) continue
        of.counts.set(nameOf(one), { ...one, count: (before?.count ?? 0) + one.count })
        changed.add(of)
      }
      for (const of of changed) of.number += 1
    },
    reports: () =>
      Array.from(days.values(), ({ formKey, day, number, counts }) => ({
        ...{ run, formKey, day, number },
        counts: Array.from(counts.values(), ({ formKey: _, ...count }) => count),
      })),
    drop: (report) => days.delete(nameOfDay(report)),
  }
}

/** Tells apart the days of forms. */
export function nameOfDay({ formKey, day }: Pick<DayReport, 'formKey' | 'day'>): string {
  return `${day} ${formKey}`
}
