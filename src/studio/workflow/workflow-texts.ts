import type { StaffLanguage } from '@/messages/staff/languages'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { toStaffLanguage } from '@/src/i18n/staff-text'
import type { ShownReview } from './workflow-state'

type Words = { kinds: Record<ShownReview['kind'], string>; states: Record<ShownReview['state'], string> }

export type WorkflowTexts = (typeof staffTexts.workflow)[StaffLanguage]

const words = staffTexts.workflow satisfies Record<StaffLanguage, Words>

/** The words of the workflow in the language of the admin. */
export function workflowTexts(language: string): WorkflowTexts {
  return words[toStaffLanguage(language)]
}
