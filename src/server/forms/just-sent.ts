import { log } from '@/src/platform/log'
import type { Accepted } from '@/src/submissions/open-acceptance'
import type { FilePlace } from './file-places'

/** For how long somebody may press twice, in milliseconds. */
const rememberedMs = 10 * 60_000
const mostRemembered = 1_000

const sent = new Map<string, Accepted & { at: number }>()

/** What whoever sent what lay in one of these places a moment ago was told. */
export function findJustSent(places: readonly FilePlace[]): Accepted | null {
  const known = places.flatMap(({ key }) => sent.get(key.id) ?? [])[0]
  return known && performance.now() - known.at < rememberedMs ? { reference: known.reference, code: known.code } : null
}

/** Deletes what was kept of a form that was sent. What was received stays received: what cannot be deleted now goes on its last day. */
export async function forgetSent({ store, key }: FilePlace, accepted: Accepted): Promise<void> {
  sent.set(key.id, { ...accepted, at: performance.now() })
  const [oldest] = sent.keys()
  if (sent.size > mostRemembered && oldest !== undefined) sent.delete(oldest)
  try {
    await store.remove(key)
  } catch (error) {
    log.error('A form was sent, and what was kept of it could not be deleted', { error })
  }
}
