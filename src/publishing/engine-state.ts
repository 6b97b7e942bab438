import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

const engineState = z.object({
  /** What the pages on disk were made with: the build of the site and its public address. */
  edition: z.string(),
  /** The last row of the feed whose consequences are all on disk. */
  seq: z.number().int(),
})
export type EngineState = z.infer<typeof engineState>

/** Reads how far an earlier process came; null when there was none or its file is not whole. */
export function readEngineState(file: string): EngineState | null {
  try {
    return engineState.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? null
  } catch (error) {
    if (error instanceof SyntaxError || (error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      return null
    throw error
  }
}

/** Writes how far this process came, whole or not at all. */
export function writeEngineState(file: string, state: EngineState): void {
  writeFileSync(`${file}.new`, JSON.stringify(state))
  renameSync(`${file}.new`, file)
}
