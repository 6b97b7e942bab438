import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { isMissing } from '@/src/platform/error-code'
import { writeDurablyAtOnce } from '@/src/platform/write-durably'
import { siteFacts } from '@/src/publications/site-index'

const engineState = z.object({
  /** What the pages on disk were made with: the build of the site and its public address; null while they are made anew. */
  edition: z.string().nullable(),
  /** What was set for the site when they were made. */
  settings: z.string().optional(),
  /** The builds whose files they refer to: while they are made anew, those of before as well. */
  builds: z.array(z.string()).default([]),
  /** The last row of the feed whose consequences are all on disk, except at the addresses below. */
  seq: z.number().int(),
  /** Addresses that could not be drawn: what is on disk for them may be older than that row. */
  unfinished: z.array(z.string()),
  /** What the listener knew besides the pages, and what their policies were made with. */
  facts: siteFacts,
})
export type EngineState = z.infer<typeof engineState>

/**
 * Reads how far an earlier process came; null when there was none. When its file is not whole, its copy is read: no page is thrown
 * away for one torn file.
 */
export function readEngineState(file: string): EngineState | null {
  return readWhole(file) ?? readWhole(copyOf(file))
}

function readWhole(file: string): EngineState | null {
  try {
    return parseEngineState(readFileSync(file, 'utf8'))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** What a file says of how far a process came; null when it is not whole. */
export function parseEngineState(text: string): EngineState | null {
  try {
    return engineState.safeParse(JSON.parse(text)).data ?? null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function copyOf(file: string): string {
  return `${file}.copy`
}

/** Writes how far this process came, each of two files whole or not at all. */
export function writeEngineState(file: string, state: EngineState): void {
  for (const name of [file, copyOf(file)]) {
    writeDurablyAtOnce(name, JSON.stringify(state), { temporary: `${name}.new`, survives: 'kill' })
  }
}
