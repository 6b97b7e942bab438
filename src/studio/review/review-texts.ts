import type { StaffLanguage } from '@/messages/staff/languages'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { toStaffLanguage } from '@/src/i18n/staff-text'

export type ReviewTexts = (typeof staffTexts.reviewRoom)[StaffLanguage]

/** The words of the review room in the language of the admin. */
export function reviewTexts(language: string): ReviewTexts {
  return staffTexts.reviewRoom[toStaffLanguage(language)]
}

/** A sentence of the review room with what it speaks of put in. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
