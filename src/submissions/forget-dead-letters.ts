import { log } from '@/src/platform/log'
import type { Spool } from './spool'

/** How long people have to look at what nobody could read, in milliseconds. */
const keptMs = 30 * 24 * 60 * 60 * 1000

/** Removes what was set aside a month ago: it may hold what somebody wrote, and no retention of a form reaches it. */
export async function forgetDeadLetters(spool: Pick<Spool, 'removeDeadLetters'>): Promise<void> {
  const names = await spool.removeDeadLetters(keptMs)
  if (names.length > 0) log.info('What was set aside a month ago was removed', { names })
}
