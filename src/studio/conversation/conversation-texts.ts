import type { StaffLanguage } from '@/messages/staff/languages'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { toStaffLanguage } from '@/src/i18n/staff-text'

export type ConversationTexts = (typeof staffTexts.conversation)[StaffLanguage]

/** The words of conversations in the language of the admin. */
export function conversationTexts(language: string): ConversationTexts {
  return staffTexts.conversation[toStaffLanguage(language)]
}
