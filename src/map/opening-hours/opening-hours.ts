import type { Day } from '@/src/country/calendar'
import { localDay } from '@/src/country/local-day'
import { type Interval, parseHours } from './parse-hours'
import { type DayKind, dayKinds } from './week'

/** When a place is open. */
export type OpeningHours = {
  /** No time on a day on which it is closed. */
  week: Readonly<Record<DayKind, readonly Interval[]>>
  /** Days that are different, whatever their weekday and holiday; the first that names a day counts. */
  exceptions: readonly OpeningException[]
}

export type OpeningException = { from: Day; to: Day; intervals: readonly Interval[]; reason: string | null }

/** Hours as the CMS holds them. */
export type StoredHours = {
  hours?: Readonly<Partial<Record<DayKind, string | null>>> | null
  exceptions?:
    | readonly { from?: string | null; to?: string | null; hours?: string | null; reason?: string | null }[]
    | null
}

/** Reads stored hours. What cannot be read counts as closed: nobody shall stand before a closed door. */
export function toOpeningHours({ hours, exceptions }: StoredHours): OpeningHours {
  const read = (kind: DayKind) => parseHours(hours?.[kind] ?? '') ?? []
  return {
    week: {
      monday: read('monday'),
      tuesday: read('tuesday'),
      wednesday: read('wednesday'),
      thursday: read('thursday'),
      friday: read('friday'),
      saturday: read('saturday'),
      sunday: read('sunday'),
      publicHolidays: read('publicHolidays'),
    },
    exceptions: (exceptions ?? []).flatMap(({ from, to, hours: text, reason }) => {
      const first = toDay(from)
      if (first === null) return []
      return [{ from: first, to: toDay(to) ?? first, intervals: parseHours(text ?? '') ?? [], reason: reason ?? null }]
    }),
  }
}

/** Whether a place is open at some time of a usual week. */
export function hasHours({ week }: OpeningHours): boolean {
  return dayKinds.some((kind) => week[kind].length > 0)
}

/** A day as the CMS holds it: some moment of it, by the clocks of whoever chose it. */
function toDay(stored: string | null | undefined): Day | null {
  const moment = Date.parse(stored ?? '')
  return Number.isNaN(moment) ? null : localDay(moment)
}
