import type { StaffLanguage } from '@/messages/staff/languages'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }

export type RateTexts = (typeof staffTexts.rateDesk)[StaffLanguage]

/** The words of the rate desk in the language of the admin. */
export function rateTexts(language: StaffLanguage): RateTexts {
  return staffTexts.rateDesk[language]
}

/** Where rates are typed, proposed and decided. */
export const ratesHref = '/admin/rates'
