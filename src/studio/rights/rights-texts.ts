import type { StaffLanguage } from '@/messages/staff/languages'
import staffTexts from '@/messages/staff/rights.json' with { type: 'json' }

export type RightsTexts = (typeof staffTexts.screen)[StaffLanguage]

/** The words of the screen in the language of the admin. */
export function rightsTexts(language: StaffLanguage): RightsTexts {
  return staffTexts.screen[language]
}

/** Where the rights of people are looked after. */
export const rightsHref = '/admin/rights'
/** Where each step is taken. */
export const submissionsHref = '/api/submissions'
