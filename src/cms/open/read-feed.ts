import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { getPayload } from 'payload'
import { type PublicationFeed, publicationChannel } from '@/src/publications/publication'
import config from '../configuration/payload.config'
import { findNewestPublication, readPublications } from '../feed/publication-feed'

/** More rows than this are read in several steps; each row is at most a few hundred bytes. */
const mostRows = 500

/**
 * Reads the publication feed.
 *
 * @param after the number of the last row already known.
 */
export async function readFeed(after: number): Promise<PublicationFeed> {
  const payload = await getPayload({ config })
  const publications = await readPublications(payload, after, mostRows)
  // Smaller than what a site already knows when an older database was put back.
  const newest = publications.at(-1)?.seq ?? (await findNewestPublication(payload))?.seq ?? 0
  return { newest, publications }
}

/**
 * Reads the publication feed, and when it has no row after the number, waits for one.
 *
 * @param limitMs how long to wait at most.
 * @param signal ends waiting early, when nobody is there for the answer any more.
 */
export async function waitForFeed(after: number, limitMs: number, signal: AbortSignal): Promise<PublicationFeed> {
  const { promise: announced, resolve: stopWaiting } = Promise.withResolvers<void>()
  const wake = () => stopWaiting()
  const timer = setTimeout(wake, limitMs)
  // Before reading, so that a row that comes in between is not missed.
  subscribe(publicationChannel, wake)
  signal.addEventListener('abort', wake)
  try {
    const feed = await readFeed(after)
    // A feed that ends before the number is news too.
    if (feed.publications.length > 0 || feed.newest < after) return feed
    await announced
    return await readFeed(after)
  } finally {
    clearTimeout(timer)
    unsubscribe(publicationChannel, wake)
    signal.removeEventListener('abort', wake)
  }
}
