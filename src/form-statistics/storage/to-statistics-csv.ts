import type { StaffLanguage } from '@/messages/staff/languages'
import { toRuleText } from '@/src/forms/governance/rule-text'
import { toCsv } from '@/src/submissions/to-csv'
import { statisticsTexts } from '../texts/statistics-texts'
import { toPlaceText } from '../texts/to-place-text'
import type { FormStatistics } from './read-statistics'

/** What is shown of a form as lines for spreadsheets: one for each version, language, step, place, rule and day. */
export function toStatisticsCsv({ versions }: FormStatistics, language: StaffLanguage): string {
  const texts = statisticsTexts(language)
  const lines = versions.flatMap(({ number, definition, cells }) =>
    cells.flatMap((cell) =>
      cell.days.map(({ day, count }) => [
        String(number),
        texts.languages[cell.locale],
        texts.steps[cell.step],
        toPlaceText(definition, cell, language),
        cell.rule === null ? '' : toRuleText(cell.rule, language),
        day,
        String(count),
      ]),
    ),
  )
  return toCsv([[...texts.columns], ...lines])
}
