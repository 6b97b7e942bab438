import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { progressFile } from '@/src/publishing/archive/snapshot-places'

/** Longer than the pages of a large site take to be read from a slow disk by a busy machine: who comes in the moment of a restart gets a page. */
const readingPagesMs = 15_000
/** Nobody waits for pages that are drawn first; a word that the site is starting comes soon. */
const noPagesMs = 2_000

/**
 * How long visitors wait who come before a start can answer them, in milliseconds.
 *
 * @param siteDirectory where the pages are, if there are any.
 */
export function startPatience(siteDirectory: string): number {
  return existsSync(join(siteDirectory, progressFile)) ? readingPagesMs : noPagesMs
}
