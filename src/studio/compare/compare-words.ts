import type { StaffLanguage } from '@/messages/staff/languages'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }

export type CompareWords = (typeof staffTexts.compare)[StaffLanguage]

/** What the comparison of two drawn pages says, in the language of the admin. */
export const compareWords: Readonly<Record<StaffLanguage, CompareWords>> = staffTexts.compare
