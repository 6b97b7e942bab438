import type { StaffLanguage } from '@/messages/staff/languages'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { toStaffLanguage } from '@/src/i18n/staff-text'

export type ReleaseTexts = (typeof staffTexts.releases)[StaffLanguage]

/** The words of releases in the language of the admin. */
export function releaseTexts(language: string): ReleaseTexts {
  return staffTexts.releases[toStaffLanguage(language)]
}
