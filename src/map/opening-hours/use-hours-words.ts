import { useLocale, useTranslations } from 'next-intl'
import { type HoursRow, toHoursRows } from './hours-rows'
import { hasHours, type OpeningHours } from './opening-hours'
import { type Interval, wholeDay } from './parse-hours'
import { weekdays } from './week'
import { writeTime } from './write-time'

/** How hours are said in the language of the page. */
export type HoursWords = {
  /** Monday to Friday; every day. */
  days: (row: Pick<HoursRow, 'first' | 'last'>) => string
  /** From 08:00 to 15:30; 24 hours; closed. */
  intervals: (intervals: readonly Interval[]) => string
  /** The whole week in one line, without the days on which the place is closed; null when nothing is known. */
  line: (hours: OpeningHours) => string | null
  /** A time of the clock, in minutes since midnight. */
  time: (minutes: number) => string
}

/** Says opening hours in the language of the page. */
export function useHoursWords(): HoursWords {
  const t = useTranslations('places')
  const locale = useLocale()
  const time = (minutes: number) => writeTime(minutes, locale)
  const days: HoursWords['days'] = ({ first, last }) => {
    if (first === 'monday' && last === 'sunday') return t('everyDay')
    if (first === last) return t(`days.${first}`)
    const isPair = weekdays.indexOf(last) - weekdays.indexOf(first) === 1
    return t(isPair ? 'dayPair' : 'dayRange', { first: t(`days.${first}`), last: t(`days.${last}`) })
  }
  const intervals: HoursWords['intervals'] = (list) => {
    if (list.length === 0) return t('closed')
    if (list.some(({ from, to }) => to - from === wholeDay)) return t('allDay')
    return list.map(({ from, to }) => t('interval', { from: time(from), to: time(to) })).join(` ${t('and')} `)
  }
  const line: HoursWords['line'] = (hours) => {
    if (!hasHours(hours)) return null
    const text = toHoursRows(hours)
      .filter((row) => row.intervals.length > 0)
      .map((row) => `${days(row)}, ${intervals(row.intervals)}`)
      .join('; ')
    return text.charAt(0).toUpperCase() + text.slice(1)
  }
  return { days, intervals, line, time }
}
