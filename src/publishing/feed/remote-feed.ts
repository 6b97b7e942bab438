import { fetchFromCms } from '@/src/platform/fetch-from-cms'
import { type PublicationFeed, publicationFeed } from '@/src/publications/publication'
import { siteCredential } from '../site-credential'
import type { ContentFeed } from './content-feed'

/** How long the CMS may keep a question that has no answer yet; proxies on the way usually allow a minute. */
const longPollSeconds = 25
const timeLimitMs = 10_000

/**
 * The feed of a CMS in another process, followed by long polling: a question is answered when there is a row.
 *
 * @param cmsUrl where the CMS listens.
 */
export function createRemoteFeed(cmsUrl: string): ContentFeed {
  const closing = new AbortController()
  async function ask(seq: number, waitSeconds: number): Promise<PublicationFeed> {
    const url = new URL('/publications', cmsUrl)
    url.search = new URLSearchParams({ after: String(seq), wait: String(waitSeconds) }).toString()
    const limit = AbortSignal.timeout(timeLimitMs + waitSeconds * 1000)
    const signal = AbortSignal.any([closing.signal, limit])
    const answer = await fetchFromCms(url, { headers: siteCredential(), signal, redirect: 'error' })
    if (!answer.ok) throw new Error(`The publication feed at ${url.origin} answered ${answer.status}`)
    return publicationFeed.parse(await answer.json())
  }
  return {
    readAfter: (seq) => ask(seq, 0),
    waitForNews: async (seq) => {
      await ask(seq, longPollSeconds)
    },
    close: () => closing.abort(),
  }
}
