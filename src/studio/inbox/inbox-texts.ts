import type { StaffLanguage } from '@/messages/staff/languages'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }

export type InboxTexts = (typeof staffTexts.inbox)[StaffLanguage]

/** The words of the inbox in the language of the admin. */
export function inboxTexts(language: StaffLanguage): InboxTexts {
  return staffTexts.inbox[language]
}

/** Where cases are worked on. */
export const inboxHref = '/admin/inbox'
/** Where each step of the work on a case is taken. */
export const caseStepHref = '/api/submissions/case-step'
