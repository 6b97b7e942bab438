import { existsSync, mkdirSync } from 'node:fs'
import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { entityTagOf } from '@/src/http/send'
import { log } from '@/src/platform/log'
import type { FinishedHead, FinishedPage } from '../finished-page'
import { type HistoryEntry, nameAnswer, sealEntry, sha256 } from './history-entry'
import { openHistoryFiles } from './history-files'
import { findFilesIn } from './named-files'
import { pruneHistory } from './prune-history'
import { readEntries } from './read-history'

/** What every address answered, from when on: never changed, only added to. */
export type PageHistory = {
  /** Notes what an address answers from now on; null: nothing any more. What it answered already is not noted again. */
  note: (href: string, page: FinishedPage | null) => void
  /** Whether what was noted last of an address is what it answers with this head. */
  isLast: (head: Pick<FinishedHead, 'href' | 'status' | 'headers'>) => boolean
  /** The addresses that answered with something when they were noted last. */
  answering: () => string[]
  /** Ends when everything noted is on disk. */
  written: () => Promise<void>
  /** Ends when the note under way is on disk. What waits is left out: whoever opens the history next notes what is missing. */
  stop: () => Promise<void>
}

type HistoryOptions = {
  directory: string
  /** What was replaced longer ago than this is forgotten. */
  keepDays: number
  /** Reads a file that pages name by its address; null when there is none. */
  readFile: (path: string) => Promise<Buffer | null>
  /** Is told of each note that is on the disk. */
  onNoted?: (entry: HistoryEntry) => void
  now?: () => Date
}

/** Opens the history of a directory, which belongs to this process alone. */
export async function openPageHistory(options: HistoryOptions): Promise<PageHistory> {
  const { directory, keepDays, now = () => new Date() } = options
  mkdirSync(directory, { recursive: true })
  const files = openHistoryFiles(directory)
  await pruneHistory(directory, files, new Date(now().getTime() - keepDays * 86_400_000))
  /** What each address answered last. */
  const last = new Map<string, Answer>()
  let seal = ''
  for await (const entry of readEntries(directory)) {
    last.set(entry.href, entry)
    seal = entry.seal
  }
  await endTornLine(join(directory, 'log.jsonl'))
  let turn: Promise<void> = Promise.resolve()
  let isStopped = false

  async function write(href: string, page: FinishedPage | null, at: string): Promise<void> {
    const status = page?.status ?? 404
    const body = page && status === 200 ? gunzipSync(page.gzip) : null
    const hash = body ? sha256(body) : ''
    const kept: Record<string, string> = {}
    if (page && body) {
      await files.keepCompressed(hash, page.brotli)
      for (const [path, content] of await findFilesIn(body, options.readFile)) kept[path] = await files.keep(content)
    }
    const said = { at, href, status, location: page?.headers['Location'] ?? null, hash, files: kept, previous: seal }
    const entry = sealEntry(said)
    if (isSame(last.get(href), entry)) return
    await appendFile(join(directory, 'log.jsonl'), `${JSON.stringify(entry)}\n`, { flush: true })
    last.set(href, entry)
    seal = entry.seal
    options.onNoted?.(entry)
  }

  return {
    isLast: ({ href, status, headers }) => {
      const noted = last.get(href)
      if (noted?.status !== status || noted.location !== (headers['Location'] ?? null)) return false
      return noted.hash === '' || entityTagOf(Buffer.from(noted.hash, 'hex')) === headers['ETag']
    },
    answering: () => [...last].flatMap(([href, { status }]) => (status === 404 ? [] : [href])),
    note: (href, page) => {
      // An address that never had anything has no history.
      if (!page && !last.has(href)) return
      const at = now().toISOString()
      turn = turn
        .then(() => (isStopped ? undefined : write(href, page, at)))
        .catch((error: unknown) => log.error('What an address shows could not be noted', { href, error }))
    },
    written: () => turn,
    stop: () => {
      isStopped = true
      return turn
    },
  }
}

/** A crash can leave half a line: what comes after it begins a new one. */
async function endTornLine(file: string): Promise<void> {
  if (existsSync(file) && !(await readFile(file, 'utf8')).endsWith('\n')) await appendFile(file, '\n')
}

/** What an address answers, whenever that was. */
type Answer = Pick<HistoryEntry, 'status' | 'location' | 'hash' | 'files'>

function isSame(one: Answer | undefined, other: Answer): boolean {
  return one !== undefined && nameAnswer(one) === nameAnswer(other)
}
