import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Day } from '@/src/country/calendar'
import { formatDate } from '@/src/i18n/format'
import { toHoursRows } from '@/src/map/opening-hours/hours-rows'
import type { OpeningException, OpeningHours } from '@/src/map/opening-hours/opening-hours'
import { useHoursWords } from '@/src/map/opening-hours/use-hours-words'
import styles from './branch-page.module.css'

type HoursTableProps = { hours: OpeningHours /** Days before this one are over. */; today: Day }

/** The opening hours of a usual week, of public holidays and of the days to come that are different. */
export function HoursTable({ hours, today }: HoursTableProps): ReactNode {
  const t = useTranslations('places')
  const words = useHoursWords()
  const coming = hours.exceptions.filter(({ to }) => to >= today)
  return (
    <>
      <table className={styles['hours']}>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('time')}</th>
          </tr>
        </thead>
        <tbody>
          {toHoursRows(hours).map((row) => (
            <tr key={row.first}>
              <th scope="row">{words.days(row)}</th>
              <td>{words.intervals(row.intervals)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('publicHolidays')}</th>
            <td>{words.intervals(hours.week.publicHolidays)}</td>
          </tr>
        </tbody>
      </table>
      {coming.length > 0 ? (
        <>
          <h3 className={styles['subheading']}>{t('exceptions')}</h3>
          <dl className={styles['facts']}>
            {coming.map((exception) => (
              <Exception key={exception.from} {...exception} />
            ))}
          </dl>
        </>
      ) : null}
    </>
  )
}

function Exception({ from, to, intervals, reason }: OpeningException): ReactNode {
  const t = useTranslations('places')
  const locale = useLocale()
  const words = useHoursWords()
  const first = formatDate(locale, from)
  return (
    <>
      <dt>{from === to ? first : t('severalDays', { first, last: formatDate(locale, to) })}</dt>
      <dd>{[words.intervals(intervals), reason].filter(Boolean).join(' · ')}</dd>
    </>
  )
}
