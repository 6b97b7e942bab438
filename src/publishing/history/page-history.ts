import { existsSync, mkdirSync } from 'node:fs'
import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { log } from '@/src/log'
import type { FinishedPage } from '../finished-page'
import { type HistoryEntry, sealEntry, sha256 } from './history-entry'
import { openHistoryFiles } from './history-files'
import { findFilesIn } from './named-files'
import { pruneHistory } from './prune-history'
import { readEntries } from './read-history'

/** What every address answered, from when on: never changed, only added to. */
export type PageHistory = {
  /** Notes what an address answers from now on; null: nothing any more. What it answered already is not noted again. */
  note: (href: string, page: FinishedPage | null) => void
  /** Whether anything was ever noted of an address. */
  has: (href: string) => boolean
  /** Ends when everything noted is on disk. */
  written: () => Promise<void>
}

type HistoryOptions = {
  directory: string
  /** What was replaced longer ago than this is forgotten. */
  keepDays: number
  /** Reads a file that pages name by its address; null when there is none. */
  readFile: (path: string) => Promise<Buffer | null>
  now?: () => Date
}

/** Opens the history of a directory, which belongs to this process alone. */
export async function openPageHistory(options: HistoryOptions): Promise<PageHistory> {
  const { directory, keepDays, now = () => new Date() } = options
  mkdirSync(directory, { recursive: true })
  const files = openHistoryFiles(directory)
  await pruneHistory(directory, files, new Date(now().getTime() - keepDays * 86_400_000))
  /** What each address answered last. */
  const last = new Map<string, string>()
  let seal = ''
  for await (const entry of readEntries(directory)) {
    last.set(entry.href, answerOf(entry))
    seal = entry.seal
  }
  await endTornLine(join(directory, 'log.jsonl'))
  let turn: Promise<void> = Promise.resolve()

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
    if (last.get(href) === answerOf(entry)) return
    await appendFile(join(directory, 'log.jsonl'), `${JSON.stringify(entry)}\n`, { flush: true })
    last.set(href, answerOf(entry))
    seal = entry.seal
  }

  return {
    has: (href) => last.has(href),
    note: (href, page) => {
      // An address that never had anything has no history.
      if (!page && !last.has(href)) return
      const at = now().toISOString()
      turn = turn
        .then(() => write(href, page, at))
        .catch((error: unknown) => log.error('What an address shows could not be noted', { href, error }))
    },
    written: () => turn,
  }
}

/** A crash can leave half a line: what comes after it begins a new one. */
async function endTornLine(file: string): Promise<void> {
  if (existsSync(file) && !(await readFile(file, 'utf8')).endsWith('\n')) await appendFile(file, '\n')
}

/** What makes two answers the same. */
function answerOf({ status, location, hash, files }: HistoryEntry): string {
  return JSON.stringify([status, location, hash, Object.entries(files).sort()])
}
