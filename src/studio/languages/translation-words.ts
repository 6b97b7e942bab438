import type { StaffLanguage } from '@/messages/staff/languages'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import type { TranslationState } from '@/src/languages/translation-sources'

type Words = Record<
  | 'caption'
  | 'english'
  | 'field'
  | 'gaps'
  | 'guide'
  | 'none'
  | 'open'
  | 'portuguese'
  | 'save'
  | 'saved'
  | 'state'
  | 'unreachable'
  | 'unsaved',
  string
> & { states: Record<TranslationState, string> }

/** What the table of both languages says, in the language of the admin. */
export const translationWords: Readonly<Record<StaffLanguage, Words>> = staffTexts.translation
