import type { ReactNode } from 'react'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import type { Role } from '@/src/governance/roles'
import { askReportLights } from '@/src/health/report-lights'
import type { Locale } from '@/src/i18n/locales'
import { fillText } from '@/src/i18n/staff-text'
import { audienceOf } from '@/src/inbox/submission-access'

const words = staffTexts.startScreen.reports

/** How it stands with sealed reports, for those who handle reports: counts and age. Nothing when none is open. */
export function ReportLights({ role, language }: { role: Role; language: Locale }): ReactNode {
  const lights = audienceOf(role) === 'investigators' ? askReportLights() : null
  if (!lights || lights.open === 0) return null
  const say = (text: typeof words.open, count: number) => fillText(text, { count: String(count) })[language]
  return (
    <section aria-label={words.title[language]} data-wrong={lights.late > 0 || undefined}>
      <h2>{words.title[language]}</h2>
      <ul>
        <li>{say(words.open, lights.open)}</li>
        <li>{say(words.late, lights.late)}</li>
        <li>{say(words.oldest, lights.oldestDays)}</li>
      </ul>
    </section>
  )
}
