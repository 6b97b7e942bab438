import { localDay } from '@/src/country/local-day'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import { savedFormsDirectory } from '../submission-places'
import { openSavedForms, type SavedFormStore } from './saved-form-store'

let store: SavedFormStore | undefined

/** The saved forms of this installation. */
export function ownSavedForms(): SavedFormStore {
  store ??= openSavedForms(savedFormsDirectory(env.dataDirectory))
  return store
}

/** The daily work on saved forms: deletes those that are past their last day. */
export async function forgetSavedForms(): Promise<void> {
  const removed = await ownSavedForms().removePast(localDay(Date.now()))
  if (removed > 0) log.info('Saved forms were deleted that are past their last day', { removed })
}
