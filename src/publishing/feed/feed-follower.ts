import { setTimeout as wait } from 'node:timers/promises'
import { log } from '@/src/platform/log'
import type { Publication } from '@/src/publications/publication'
import type { ContentFeed } from './content-feed'

/** Reads the feed by number, once at a time, and never skips a row. */
export type FeedFollower = {
  /** The last row that was applied. */
  newest: () => number
  /** Whether the last reading succeeded. */
  isRead: () => boolean
  /** When it was last read whole, in milliseconds since 1970; 0 when never. */
  readAt: () => number
  /** Goes on from a number, as an earlier process left it. */
  continueFrom: (seq: number) => void
  /** Goes on from the newest row there is, for a site whose pages are all drawn afterwards. */
  skipToNewest: () => Promise<void>
  /** Whether the feed ends before a number: an older database was put back. False when the CMS cannot say. */
  endsBefore: (seq: number) => Promise<boolean>
  /** Applies every row there is now. What fails is logged and tried again by `follow`. */
  catchUp: () => Promise<void>
  /** Applies rows as they come, until stopped. */
  follow: () => void
  stop: () => Promise<void>
}

type FollowerOptions = {
  feed: ContentFeed
  /** Takes one row in. */
  apply: (row: Publication) => void
  /** Called after every row there is was applied. */
  onApplied: () => void
  /** A CMS that did not answer is asked again after this time. */
  retryMs?: number | undefined
}

export function createFeedFollower({ feed, apply, onApplied, retryMs = 1_000 }: FollowerOptions): FeedFollower {
  let newest = 0
  let isRead = false
  let readAt = 0
  let isStopped = false
  let reading: Promise<void> = Promise.resolve()
  let following: Promise<void> = Promise.resolve()

  async function readAll(): Promise<void> {
    try {
      for (;;) {
        const { publications } = await feed.readAfter(newest)
        if (!isRead) log.info('The publication feed is read')
        isRead = true
        if (publications.length === 0) break
        for (const row of publications) {
          newest = row.seq
          apply(row)
        }
      }
      readAt = Date.now()
      onApplied()
    } catch (error) {
      noteFailure(error)
    }
  }

  function noteFailure(error: unknown): void {
    if (isRead && !isStopped) log.error('The publication feed cannot be read; the pages stay as they are', { error })
    isRead = false
  }

  function catchUp(): Promise<void> {
    reading = reading.then(readAll)
    return reading
  }

  async function followUntilStopped(): Promise<void> {
    while (!isStopped) {
      try {
        await feed.waitForNews(newest)
      } catch (error) {
        noteFailure(error)
      }
      if (isStopped) return
      await catchUp()
      if (!isRead) await wait(retryMs)
    }
  }

  return {
    newest: () => newest,
    isRead: () => isRead,
    readAt: () => readAt,
    continueFrom: (seq) => {
      newest = seq
    },
    skipToNewest: async () => {
      newest = (await feed.readAfter(Number.MAX_SAFE_INTEGER)).newest
    },
    endsBefore: async (seq) => {
      try {
        return (await feed.readAfter(seq)).newest < seq
      } catch (error) {
        log.error('The CMS cannot be read at the start', { error })
        return false
      }
    },
    catchUp,
    follow: () => {
      following = followUntilStopped()
    },
    stop: async () => {
      isStopped = true
      feed.close()
      await Promise.all([reading, following])
    },
  }
}
