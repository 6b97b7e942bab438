import type { Locale } from '@/src/i18n/locales'
import { fillText, type StaffText, type TextValues, toStaffLanguage } from '@/src/i18n/staff-text'

/** The language of the editor, from that of the admin. */
export function toBuilderLanguage(adminLanguage: string): Locale {
  return toStaffLanguage(adminLanguage)
}

/** A text of the editor in its language, with what it speaks of put in: {name} by name. */
export function sayText(text: StaffText, language: Locale, values: TextValues = {}): string {
  return fillText(text, values)[language]
}
