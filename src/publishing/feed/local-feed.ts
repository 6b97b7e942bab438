import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { publicationChannel, publicationFeed } from '@/src/publications/publication'
import { type Renderer, readJson } from '../renderer'
import type { ContentFeed } from './content-feed'

/** In case a wake-up was missed: the feed is also looked at this often. */
const pollEveryMs = 2_000

/** The feed of the CMS in this process, which says at once when there is a row. */
export function createLocalFeed(renderer: Pick<Renderer, 'render'>): ContentFeed {
  let hasNews = false
  let isClosed = false
  let wake: (() => void) | undefined
  const announce = () => {
    hasNews = true
    wake?.()
  }
  subscribe(publicationChannel, announce)
  return {
    readAfter: async (seq) => publicationFeed.parse(await readJson(renderer, `/publications?after=${seq}`)),
    waitForNews: async () => {
      if (!hasNews && !isClosed) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, pollEveryMs)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      hasNews = false
    },
    close: () => {
      isClosed = true
      unsubscribe(publicationChannel, announce)
      wake?.()
    },
  }
}
