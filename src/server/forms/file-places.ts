import { heldControl, savedControl } from '@/src/forms/placing/form-controls'
import { env } from '@/src/platform/env'
import { ownHeldFiles, ownSavedForms } from '@/src/submissions/saved/own-saved-forms'
import { openTicket, type SavedFormKey } from '@/src/submissions/saved/saved-form-key'
import type { SavedFormStore } from '@/src/submissions/saved/saved-form-store'
import { draftSecret } from '@/src/submissions/submission-places'

type Controls = Readonly<Record<string, string>>

/** Where files of a form lie, sealed, and what opens them. */
export type FilePlace = { store: SavedFormStore; key: SavedFormKey }

/** The saved form that a page was drawn from. @returns null when it was drawn from none of this form. */
export function findSavedKey(controls: Controls, formKey: string): SavedFormKey | null {
  return openKey(controls[savedControl], formKey)
}

/** What opens the files that are held for a page. @returns null when none are. */
export function findHeldKey(controls: Controls, formKey: string): SavedFormKey | null {
  return openKey(controls[heldControl], formKey)
}

/** The places in which files of a page may lie: with the form as it was saved, and held since it was shown again. */
export function toFilePlaces(controls: Controls, formKey: string): FilePlace[] {
  const [saved, held] = [findSavedKey(controls, formKey), findHeldKey(controls, formKey)]
  return [
    ...(saved ? [{ store: ownSavedForms(), key: saved }] : []),
    ...(held ? [{ store: ownHeldFiles(), key: held }] : []),
  ]
}

function openKey(carried: string | undefined, formKey: string): SavedFormKey | null {
  const ticket = openTicket(draftSecret(env.dataDirectory), carried ?? '')
  return ticket?.formKey === formKey ? ticket.key : null
}
