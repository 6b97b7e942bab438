import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { isMissing } from '@/src/platform/error-code'
import type { SealKey } from './audit-key'
import { isSigned, signWith } from './seal-signature'

const checkpoint = z.object({
  /** When it was made, as an ISO time in UTC. */
  at: z.string(),
  /** The newest entry; also how many there were, as their numbers have no gaps. */
  number: z.number().int().positive(),
  hash: z.string(),
  signature: z.string(),
})

/** What the log held at a moment, noted outside the data directory. */
export type Checkpoint = z.infer<typeof checkpoint>

const textOf = ({ at, number, hash }: Omit<Checkpoint, 'signature'>) => `${at} ${number} ${hash}`

/** A signed note of the newest entry. */
export function makeCheckpoint(said: Omit<Checkpoint, 'signature'>, key: SealKey): Checkpoint {
  return { ...said, signature: signWith(key, 'checkpoint', textOf(said)) }
}

export function isGenuineCheckpoint(point: Checkpoint, keys: readonly SealKey[]): boolean {
  return isSigned(keys, 'checkpoint', textOf(point), point.signature)
}

/** The checkpoints of a file, one JSON object on each line; null for a line that is none. A file that is not there has none. */
export function readCheckpoints(file: string): (Checkpoint | null)[] {
  const lines = readOrEmpty(file)
    .split('\n')
    .filter((line) => line !== '')
  return lines.map(parseLine)
}

function parseLine(line: string): Checkpoint | null {
  try {
    return checkpoint.safeParse(JSON.parse(line)).data ?? null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (isMissing(error)) return ''
    throw error
  }
}
