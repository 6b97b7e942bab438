import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { log } from '@/src/platform/log'
import { unlessMissing } from '@/src/platform/unless-missing'
import { writeDurably } from '@/src/platform/write-durably'
import { type HistoryEntry, nameEntry } from '../history/history-entry'
import { contentFile } from '../history/history-files'
import { readEntries } from '../history/read-history'
import { mostEntries } from './archive-messages'
import { ContentLost, NoArchive, type SiteArchive } from './site-archive'

/** Hands over what addresses showed, as it is noted. */
export type HistoryHandIn = {
  /** A note came that is on the disk of this machine. */
  noted: (entry: HistoryEntry) => void
  stop: () => Promise<void>
}

type HandingIn = {
  /** Of the history. */
  directory: string
  archive: SiteArchive
  /** How long what comes together is waited for, and how long until a CMS is asked again that did not take it, in milliseconds. */
  pauseMs?: number
  retryMs?: number
  /** The same for a CMS that keeps no archive: another one may, later. */
  noArchiveMs?: number
}

/**
 * Hands over what the history of this machine has that was not handed over yet, and from then on what is added. What was handed over twice
 * is there once.
 */
export function handInHistory({
  directory,
  archive,
  pauseMs = 1_000,
  retryMs = 10_000,
  noArchiveMs = 3_600_000,
}: HandingIn): HistoryHandIn {
  const waiting: HistoryEntry[] = []
  const ending = new AbortController()
  const { signal } = ending
  const pause = (ms: number) => wait(ms, undefined, { signal, ref: false }).catch(() => undefined)
  const marker = join(directory, 'handed-in')
  let isRead = false
  let wake: (() => void) | undefined

  const forget = () => {
    waiting.length = 0
    isRead = false
  }

  async function handOver(): Promise<void> {
    if (!isRead) {
      // What is noted while it is read may stand in both: handed over twice, it is there once.
      isRead = true
      const found = await readAfter(directory, await unlessMissing(readFile(marker, 'utf8'))).catch(
        (error: unknown) => {
          forget()
          throw error
        },
      )
      waiting.unshift(...found)
    }
    while (waiting.length > 0 && !signal.aborted) {
      const entries = waiting.slice(0, mostEntries)
      await recordAll(archive, directory, entries)
      waiting.splice(0, entries.length)
      const last = entries.at(-1)
      if (last) await writeDurably(marker, nameEntry(last), { temporary: `${marker}.new`, survives: 'kill' })
    }
  }

  async function follow(): Promise<void> {
    for (let isFailing = false; !signal.aborted; ) {
      try {
        await handOver()
        isFailing = false
        if (waiting.length === 0 && !signal.aborted)
          await new Promise<void>((resolve) => {
            wake = resolve
          })
        await pause(pauseMs)
      } catch (error) {
        // Nothing is kept in memory for a CMS that may never take it: it is read from the disk once more.
        if (error instanceof NoArchive) forget()
        else if (!isFailing)
          log.error('What addresses showed is not in the archive of the CMS yet; it is tried again', { error })
        isFailing = true
        await pause(error instanceof NoArchive ? noArchiveMs : retryMs)
      }
    }
  }

  const following = follow()
  return {
    noted: (entry) => {
      if (isRead) waiting.push(entry)
      wake?.()
    },
    stop: () => {
      ending.abort()
      wake?.()
      return following
    },
  }
}

/** One entry whose page a disk has lost must not keep all others from being kept. */
async function recordAll(archive: SiteArchive, directory: string, entries: readonly HistoryEntry[]): Promise<void> {
  const read = (hash: string) => unlessMissing(readFile(contentFile(directory, hash)))
  try {
    await archive.record('history', { entries }, read)
  } catch (error) {
    if (!(error instanceof ContentLost)) throw error
    const [only] = entries
    if (entries.length > 1) for (const entry of entries) await recordAll(archive, directory, [entry])
    else log.error('What an address showed cannot be handed over: it is not whole here', { href: only?.href, error })
  }
}

/** The entries after the one that was handed over last; all of them where that is not known, or was forgotten since. */
async function readAfter(directory: string, name: string | null): Promise<HistoryEntry[]> {
  let entries: HistoryEntry[] = []
  for await (const entry of readEntries(directory)) {
    entries.push(entry)
    if (nameEntry(entry) === name) entries = []
  }
  return entries
}
