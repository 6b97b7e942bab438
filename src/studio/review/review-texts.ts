import type { StaffLanguage } from '@/messages/staff/languages'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { toStaffLanguage } from '@/src/i18n/staff-text'

export type ReviewTexts = (typeof staffTexts.reviewRoom)[StaffLanguage]

/** The words of the review room in the language of the admin. */
export function reviewTexts(language: string): ReviewTexts {
  return staffTexts.reviewRoom[toStaffLanguage(language)]
}
