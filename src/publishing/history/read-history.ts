import { createReadStream, existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { brotliDecompressSync } from 'node:zlib'
import { unlessMissing } from '@/src/platform/unless-missing'
import { type HistoryEntry, historyEntry, sealEntry, sha256 } from './history-entry'
import { contentFile } from './history-files'

/** The directory of the history within the data directory of a site. */
export const historyDirectoryName = 'history'

/** What an address showed at a moment. */
export type PastAnswer = {
  entry: HistoryEntry
  /** When it showed something else; null when it still shows this. */
  until: string | null
  /** The page; null for answers without content, and when what is kept is not what was noted. */
  body: Buffer | null
  /** Whether the content has the hash that was noted, and the note the seal. */
  isVerified: boolean
}

/** Every entry of a history in its order; a last line that a crash tore off is left out. */
export async function* readEntries(directory: string): AsyncGenerator<HistoryEntry> {
  const file = join(directory, 'log.jsonl')
  if (!existsSync(file)) return
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    const { data } = historyEntry.safeParse(parseLine(line))
    if (data) yield data
  }
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Where a history is read: in a directory, or where several sites share one. */
export type PastSource = {
  /** Everything that an address ever answered, in order. */
  entriesOf: (href: string) => Promise<HistoryEntry[]>
  /** What is kept of the content of a hash, compressed with Brotli; null when nothing is. */
  readCompressed: (hash: string) => Promise<Buffer | null>
}

/** The history of a directory. */
export function historyIn(directory: string): PastSource {
  return {
    entriesOf: async (href) => {
      const found: HistoryEntry[] = []
      for await (const entry of readEntries(directory)) if (entry.href === href) found.push(entry)
      return found
    },
    readCompressed: (hash) => unlessMissing(readFile(contentFile(directory, hash))),
  }
}

/**
 * What an address showed at a moment.
 *
 * @returns null when nothing is known of it at that moment.
 */
export async function readPast(source: PastSource, href: string, at: Date): Promise<PastAnswer | null> {
  const entries = await source.entriesOf(href)
  const position = entries.findLastIndex((entry) => entry.at <= at.toISOString())
  const entry = entries[position]
  if (!entry) return null
  const { seal, ...said } = entry
  const isSealed = sealEntry(said).seal === seal
  const body = entry.hash === '' ? null : await readContent(source, entry.hash)
  const isWhole = entry.hash === '' || body !== null
  return { entry, until: entries[position + 1]?.at ?? null, body, isVerified: isSealed && isWhole }
}

/** The content of a hash; null when it is not there, or is not what the hash says. */
export async function readContent(source: PastSource, hash: string): Promise<Buffer | null> {
  if (!/^[0-9a-f]{64}$/.test(hash)) return null
  const compressed = await source.readCompressed(hash)
  if (compressed === null) return null
  try {
    const content = brotliDecompressSync(compressed)
    return sha256(content) === hash ? content : null
  } catch {
    // Torn: it is not what the hash says.
    return null
  }
}

/** Whether a history is whole: each entry sealed, and each holding the seal of the one before. @returns the first that is not. */
export async function findHistoryFault(directory: string): Promise<HistoryEntry | null> {
  let previous: string | undefined
  for await (const entry of readEntries(directory)) {
    const { seal, ...said } = entry
    // The first that is left after older ones were forgotten holds the seal of one that is gone.
    if ((previous !== undefined && entry.previous !== previous) || sealEntry(said).seal !== seal) return entry
    previous = seal
  }
  return null
}
