import staffTexts from '@/messages/staff/form-statistics.json' with { type: 'json' }
import type { StaffLanguage } from '@/messages/staff/languages'

export type StatisticsTexts = (typeof staffTexts.screen)[StaffLanguage]

/** The words of statistics in the language of whoever reads them. */
export function statisticsTexts(language: StaffLanguage): StatisticsTexts {
  return staffTexts.screen[language]
}
