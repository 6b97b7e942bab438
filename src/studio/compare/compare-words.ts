import type { StaffLanguage } from '@/messages/staff/languages'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }

type Words = Record<'chooseLeft' | 'chooseRight' | 'draft' | 'empty' | 'never' | 'now' | 'show' | 'past', string>

/** What the comparison of two drawn pages says, in the language of the admin. */
export const compareWords: Readonly<Record<StaffLanguage, Words>> = staffTexts.compare
