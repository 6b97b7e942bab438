import type { ReactNode } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import { fillPlaces } from '@/src/i18n/fill-places'
import { formatNumber } from '@/src/i18n/format'
import { type FormForecast, forecastDays } from '@/src/inbox/rights/forecast'
import { FigureTable } from '../form-statistics/FigureTable'
import { rightsTexts } from './rights-texts'

type ForecastTableProps = { lines: readonly FormForecast[]; language: StaffLanguage }

/** What retention will take, form by form, so that nobody is surprised by it. */
export function ForecastTable({ lines, language }: ForecastTableProps): ReactNode {
  const texts = rightsTexts(language)
  if (lines.length === 0) return <p>{texts.noForecast}</p>
  const write = (count: number) => formatNumber(language, count)
  return (
    <FigureTable
      caption={texts.forecastTable}
      columns={[
        ...[texts.form, texts.rule, texts.total],
        ...forecastDays.map((days) => fillPlaces(texts.in, { days: write(days) })),
        texts.heldCount,
      ]}
      rows={lines.map(({ name, action, retentionDays, total, going, held }) => ({
        key: name,
        names: [name, fillPlaces(texts[action], { days: write(retentionDays) })],
        figures: [total, ...going, held].map(write),
      }))}
    />
  )
}
