import { log } from '@/src/platform/log'
import { ownSavedForms } from '@/src/submissions/saved/own-saved-forms'
import type { SavedFormKey } from '@/src/submissions/saved/saved-form-key'

/** For how long somebody may press twice, in milliseconds. */
const rememberedMs = 10 * 60_000
const mostRemembered = 1_000

const sent = new Map<string, { reference: string; at: number }>()

/** The reference under which a saved form was sent a moment ago. @param id of the saved form. */
export function findJustSent(id: string): string | null {
  const known = sent.get(id)
  return known && performance.now() - known.at < rememberedMs ? known.reference : null
}

/** Deletes a saved form that was sent. What was received stays received: a form that cannot be deleted now goes on its last day. */
export async function forgetSent(key: SavedFormKey, reference: string): Promise<void> {
  sent.set(key.id, { reference, at: performance.now() })
  const [oldest] = sent.keys()
  if (sent.size > mostRemembered && oldest !== undefined) sent.delete(oldest)
  try {
    await ownSavedForms().remove(key)
  } catch (error) {
    log.error('A saved form was sent and could not be deleted', { error })
  }
}
