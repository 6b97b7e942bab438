import { localDay } from '@/src/country/local-day'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import { heldFilesDirectory, savedFormsDirectory } from '../submission-places'
import { daysHeld } from './saved-form'
import { openSavedForms, type SavedFormStore } from './saved-form-store'

let store: SavedFormStore | undefined
let held: SavedFormStore | undefined

/** The saved forms of this installation. */
export function ownSavedForms(): SavedFormStore {
  store ??= openSavedForms(savedFormsDirectory(env.dataDirectory))
  return store
}

/** The files that this installation holds of forms that are shown again. They have a place and a room of their own. */
export function ownHeldFiles(): SavedFormStore {
  held ??= openSavedForms(heldFilesDirectory(env.dataDirectory), { days: daysHeld })
  return held
}

/** The daily work on saved forms and held files: deletes those that are past their last day. */
export async function forgetSavedForms(): Promise<void> {
  const today = localDay(Date.now())
  await ownHeldFiles().removePast(today)
  const removed = await ownSavedForms().removePast(today)
  if (removed > 0) log.info('Saved forms were deleted that are past their last day', { removed })
}
