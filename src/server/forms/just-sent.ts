import { log } from '@/src/platform/log'
import type { FilePlace } from './file-places'

/** For how long somebody may press twice, in milliseconds. */
const rememberedMs = 10 * 60_000
const mostRemembered = 1_000

const sent = new Map<string, { reference: string; at: number }>()

/** The reference under which what lay in one of these places was sent a moment ago. */
export function findJustSent(places: readonly FilePlace[]): string | null {
  const known = places.flatMap(({ key }) => sent.get(key.id) ?? [])[0]
  return known && performance.now() - known.at < rememberedMs ? known.reference : null
}

/** Deletes what was kept of a form that was sent. What was received stays received: what cannot be deleted now goes on its last day. */
export async function forgetSent({ store, key }: FilePlace, reference: string): Promise<void> {
  sent.set(key.id, { reference, at: performance.now() })
  const [oldest] = sent.keys()
  if (sent.size > mostRemembered && oldest !== undefined) sent.delete(oldest)
  try {
    await store.remove(key)
  } catch (error) {
    log.error('A form was sent, and what was kept of it could not be deleted', { error })
  }
}
