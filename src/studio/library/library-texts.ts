import type { StaffLanguage } from '@/messages/staff/languages'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }

export type LibraryTexts = (typeof staffTexts.library)[StaffLanguage]

/** The words of the library in the language of the admin. */
export function libraryTexts(language: StaffLanguage): LibraryTexts {
  return staffTexts.library[language]
}

/** Where pictures and documents are found, described and replaced. */
export const libraryHref = '/admin/library'
