import type { Day } from '@/src/country/calendar'
import type { RuleName } from '@/src/forms/definition/rules'
import type { Locale } from '@/src/i18n/locales'
import type { CountedStep } from '../counting/day-report'
import type { ReleasedCell } from './release-counts'

/** What a version is measured by, in the order in which it is shown. */
export const measuredSteps = ['opened', 'continued', 'sent', 'refused'] as const

/** How often each happened, in full tens. */
export type VersionFigures = Readonly<Record<(typeof measuredSteps)[number], number>>

/** How often one field broke one rule. */
export type RefusedField = { place: string; rule: RuleName; count: number }

/** A page of a form, and how many of those who were shown it went no further, in full tens. */
export type LeftPage = { place: string; reached: number; passed: number; left: number }

/** A version as its statistics show it: sums of released cells and nothing else. */
export type VersionSummary = {
  figures: VersionFigures
  byLocale: readonly { locale: Locale; figures: VersionFigures }[]
  byDay: readonly { day: Day; figures: VersionFigures }[]
  /** The most frequent first. */
  refusedBy: readonly RefusedField[]
  /** In the order of the form. */
  leftAt: readonly LeftPage[]
}

type Asked = {
  /** The pages of the version in their order, the check among them as it is counted; one nameless place where it has none. */
  places: readonly string[]
  locales: readonly Locale[]
}

/** @param cells what was released of one version. */
export function summariseVersion(cells: readonly ReleasedCell[], { places, locales }: Asked): VersionSummary {
  const days = [...new Set(cells.flatMap(({ step, days: of }) => (isMeasured(step) ? of.map(({ day }) => day) : [])))]
  return {
    figures: toFigures(cells, ({ total }) => total),
    byLocale: locales.map((locale) => ({
      locale,
      figures: toFigures(cells, (cell) => (cell.locale === locale ? cell.total : 0)),
    })),
    byDay: days
      .sort()
      .map((day) => ({ day, figures: toFigures(cells, (cell) => cell.days.find((of) => of.day === day)?.count ?? 0) })),
    refusedBy: toRefused(cells),
    leftAt: toLeft(cells, places),
  }
}

function isMeasured(step: CountedStep): boolean {
  return measuredSteps.some((name) => name === step)
}

function toFigures(cells: readonly ReleasedCell[], countOf: (cell: ReleasedCell) => number): VersionFigures {
  const sum = (wanted: CountedStep) =>
    cells.reduce((all, cell) => (cell.step === wanted ? all + countOf(cell) : all), 0)
  return { opened: sum('opened'), continued: sum('continued'), sent: sum('sent'), refused: sum('refused') }
}

function toRefused(cells: readonly ReleasedCell[]): RefusedField[] {
  const fields = new Map<string, RefusedField>()
  for (const { step, place, rule, total } of cells) {
    if (step !== 'refusedBy' || rule === null) continue
    const name = `${place} ${rule}`
    fields.set(name, { place, rule, count: (fields.get(name)?.count ?? 0) + total })
  }
  return [...fields.values()].sort((one, other) => other.count - one.count || (one.place < other.place ? -1 : 1))
}

/** Who opened a form is on its first page; who sent it has passed its last one. */
function toLeft(cells: readonly ReleasedCell[], places: readonly string[]): LeftPage[] {
  const sum = (step: CountedStep, at?: string) =>
    cells.reduce((all, cell) => {
      return cell.step === step && (at === undefined || cell.place === at) ? all + cell.total : all
    }, 0)
  return places.map((place, index) => {
    const reached = sum('reached', place) + (index === 0 ? sum('opened') : 0)
    const passed = sum('continued', place) + sum('turned', place) + (index === places.length - 1 ? sum('sent') : 0)
    return { place, reached, passed, left: Math.max(0, reached - passed) }
  })
}
