import type { ReactNode } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import { keptMonths } from '@/src/form-statistics/storage/forget-counts'
import { statisticsTexts } from '@/src/form-statistics/texts/statistics-texts'
import { fillPlaces } from '@/src/i18n/fill-places'

/** What whoever reads the figures has to know of them. */
export function StatisticsLimits({ language }: { language: StaffLanguage }): ReactNode {
  const texts = statisticsTexts(language)
  return (
    <section aria-labelledby="statistics-limits">
      <h3 id="statistics-limits">{texts.limitsTitle}</h3>
      <ul>
        {texts.limits.map((text) => (
          <li key={text}>{fillPlaces(text, { months: String(keptMonths) })}</li>
        ))}
      </ul>
    </section>
  )
}
