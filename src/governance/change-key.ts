import { createHash } from 'node:crypto'
import type { Change } from './change'

/**
 * The name of a change, the same as long as exactly this changes.
 *
 * @param what what it is about and what is said of it, as JSON: whoever reads it in another language has seen the same.
 */
export function toChangeKey(locale: Change['locale'], what: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([locale, what]))
    .digest('hex')
    .slice(0, 24)
}
