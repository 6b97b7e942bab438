import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '@/src/country/calendar'
import type { FormCount } from '../counting/day-report'
import { type CountedDay, leastPeople, type ReleasedCell, releaseCounts, toCarried } from './release-counts'
import { summariseVersion } from './summarise-version'

const first = '2026-11-01'
const before = '2026-11-30'
const places = ['who', 'owners.share', 'nif']

/** A day, a cell and how often: everything that a set of counts is made of. Small, so that nearly every cell stands near a full ten. */
const arbitraryCount = fc.record({
  day: fc.integer({ min: 0, max: 8 }).map((days) => addDays(first, days)),
  count: fc.record({
    version: fc.constantFrom(1, 2),
    locale: fc.constantFrom('pt', 'en'),
    step: fc.constantFrom('opened', 'sent', 'refusedBy'),
    place: fc.constantFrom(...places),
    rule: fc.constant(null),
    count: fc.integer({ min: 1, max: 13 }),
  }),
})
type Event = { day: string; count: FormCount }
const arbitraryCounts = fc.array(arbitraryCount, { maxLength: 40 })

const toDays = (events: readonly Event[]): CountedDay[] => events.map(({ day, count }) => ({ day, counts: [count] }))
const release = (events: readonly Event[], end = before) => releaseCounts(toDays(events), { before: end })
const nameOf = ({ version, locale, step, place }: Omit<ReleasedCell, 'days' | 'total' | 'rule'>) =>
  `${version} ${locale} ${step} ${place}`
const sorted = (cells: readonly ReleasedCell[]) =>
  [...cells].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
const sumsOf = (events: readonly Event[]) => {
  const sums = new Map<string, number>()
  for (const { count } of events) sums.set(nameOf(count), (sums.get(nameOf(count)) ?? 0) + count.count)
  return sums
}
const shownIn = (cells: readonly ReleasedCell[]) => {
  const summary = summariseVersion(cells, { places: [''], locales: ['pt', 'en'] })
  const figures = [summary, ...summary.byLocale, ...summary.byDay].flatMap((of) => Object.values(of.figures))
  return [
    ...figures,
    ...cells.flatMap(({ days, total }) => [total, ...days.map(({ count }) => count)]),
    ...summary.refusedBy.map(({ count }) => count),
    ...summary.leftAt.flatMap(({ reached, passed, left }) => [reached, passed, left]),
  ]
}

describe('what may be shown', () => {
  it('shows full tens on the day on which each was completed', () => {
    const count = (day: string, times: number): Event => ({
      day,
      count: { version: 1, locale: 'pt', step: 'sent', place: '', rule: null, count: times },
    })
    expect(release([count(first, 9)])).toEqual([])
    expect(release([count(first, 9), count('2026-11-02', 1), count('2026-11-04', 25)])).toMatchObject([
      {
        total: 30,
        days: [
          { day: '2026-11-02', count: 10 },
          { day: '2026-11-04', count: 20 },
        ],
      },
    ])
    // The day that is not over yet is not looked at.
    expect(release([count(first, 9), count(before, 90)])).toEqual([])
  })

  it('shows nothing but multiples of ten, so that no sum or difference of what is shown lies between', () => {
    fc.assert(
      fc.property(arbitraryCounts, (events) => {
        expect(shownIn(release(events)).filter((number) => number % leastPeople !== 0)).toEqual([])
      }),
    )
  })

  it('shows totals that are sums of the parts that are shown, whichever way they are cut', () => {
    fc.assert(
      fc.property(arbitraryCounts, (events) => {
        const { figures, byLocale, byDay } = summariseVersion(release(events), { places: [''], locales: ['pt', 'en'] })
        for (const step of ['opened', 'sent'] as const) {
          expect(byLocale.reduce((sum, of) => sum + of.figures[step], 0)).toBe(figures[step])
          expect(byDay.reduce((sum, of) => sum + of.figures[step], 0)).toBe(figures[step])
        }
      }),
    )
  })

  it('shows of no cell more than there was, and less by no more than nine', () => {
    fc.assert(
      fc.property(arbitraryCounts, (events) => {
        const shown = new Map(release(events).map((cell) => [nameOf(cell), cell.total]))
        for (const [name, sum] of sumsOf(events)) expect(sum - (shown.get(name) ?? 0)).toBe(sum % leastPeople)
      }),
    )
  })
})

describe('one person more or less', () => {
  it('changes nothing at all where their cell stays below ten', () => {
    fc.assert(
      fc.property(arbitraryCounts, arbitraryCount, (events, { day, count }) => {
        const person = { day, count: { ...count, count: 1 } }
        fc.pre((sumsOf(events).get(nameOf(count)) ?? 0) + 1 < leastPeople)
        expect(sorted(release([...events, person]))).toEqual(sorted(release(events)))
      }),
    )
  })

  it('changes nothing of any cell but theirs, and of that one no more than when a ten is completed', () => {
    fc.assert(
      fc.property(arbitraryCounts, arbitraryCount, (events, { day, count }) => {
        const [less, more] = [release(events), release([...events, { day, count: { ...count, count: 1 } }])]
        const others = (cells: readonly ReleasedCell[]) =>
          sorted(cells.filter((cell) => nameOf(cell) !== nameOf(count)))
        expect(others(more)).toEqual(others(less))
        const shownUpTo = (cells: readonly ReleasedCell[], last: string) =>
          (cells.find((cell) => nameOf(cell) === nameOf(count))?.days ?? []).reduce(
            (sum, of) => (of.day <= last ? sum + of.count : sum),
            0,
          )
        for (let last = first; last < before; last = addDays(last, 1))
          expect([0, leastPeople]).toContain(shownUpTo(more, last) - shownUpTo(less, last))
      }),
    )
  })
})

describe('two looks', () => {
  it('leave between them only tens that were completed since: what was shown stays as it was', () => {
    fc.assert(
      fc.property(arbitraryCounts, fc.integer({ min: 0, max: 9 }), (events, days) => {
        const then = addDays(first, days)
        const later = release(events).flatMap((cell) =>
          cell.days.filter(({ day }) => day < then).map(({ day, count }) => [nameOf(cell), day, count]),
        )
        const earlier = release(events, then).flatMap((cell) =>
          cell.days.map(({ day, count }) => [nameOf(cell), day, count]),
        )
        expect(later.sort()).toEqual(earlier.sort())
      }),
    )
  })

  it('see the same of days that stay, whatever was forgotten before them, once or in two steps', () => {
    fc.assert(
      fc.property(
        arbitraryCounts,
        fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 })),
        (events, cuts) => {
          const [one = first, other = first] = cuts.sort().map((days) => addDays(first, days))
          const between = (from: string, to: string) => toDays(events.filter(({ day }) => day >= from && day < to))
          const all = () => true
          const once = toCarried(between('', one), all)
          const twice = toCarried([{ day: null, counts: once }, ...between(one, other)], all)
          const kept = (cells: readonly ReleasedCell[]) =>
            sorted(cells)
              .flatMap((cell) => cell.days.map(({ day, count }) => [nameOf(cell), day, count] as const))
              .filter(([, day]) => day >= other)
          const shown = releaseCounts([{ day: null, counts: twice }, ...between(other, before)], { before })
          expect(twice.every(({ count }) => count < leastPeople)).toBe(true)
          expect(kept(shown)).toEqual(kept(release(events)))
        },
      ),
    )
  })
})
