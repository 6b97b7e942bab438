import type { FormCount } from './day-report'

/** What is counted, without how often. */
export type Counted = Omit<FormCount, 'count'> & { formKey: string }

/** One number that goes up. Who has it counts by adding one, and nothing else happens on the way of a visitor. */
export type Counter = { count: number }

/** The numbers of a process, each one object for as long as it runs. */
export type FormCounters = {
  counterOf: (counted: Counted) => Counter
  /** What was counted since it was last asked. */
  take: () => (Counted & Counter)[]
}

/** More kinds than this no site has; should there be more, they are counted in vain rather than kept. */
const mostCounters = 50_000

/** Opens the counters of a process, all at nothing. */
export function createFormCounters(): FormCounters {
  const known = new Map<string, Counted & Counter>()
  return {
    counterOf: (counted) => {
      const name = nameOf(counted)
      const counter = known.get(name) ?? { ...counted, count: 0 }
      if (known.size < mostCounters) known.set(name, counter)
      return counter
    },
    take: () => {
      const taken: (Counted & Counter)[] = []
      for (const counter of known.values()) {
        if (counter.count === 0) continue
        taken.push({ ...counter })
        counter.count = 0
      }
      return taken
    },
  }
}

/** Tells apart what is counted apart. */
export function nameOf({ formKey, version, locale, step, place, rule }: Counted): string {
  return [formKey, version, locale, step, place, rule ?? ''].join(' ')
}
