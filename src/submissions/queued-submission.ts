import { createHash } from 'node:crypto'
import { type Submission, submission } from './submission'

/** A submission with the contents of its files, in their order. */
export type QueuedSubmission = { submission: Submission; contents: readonly Buffer[] }

/** The largest that is read, packed, in bytes: ten files of a form, and what was typed. */
export const largestQueuedSubmission = 60_000_000

/**
 * A submission as one run of bytes, for one file and one transfer: the SHA-256 of everything after the first line, the
 * submission as JSON in the second, then the contents of its files one after the other.
 */
export function packSubmission({ submission, contents }: QueuedSubmission): Buffer {
  const content = Buffer.concat([Buffer.from(`${JSON.stringify(submission)}\n`), ...contents])
  return Buffer.concat([Buffer.from(`${hashOf(content)}\n`), content])
}

/** The submission in a run of bytes. @returns null when it is torn or not what was packed. */
export function unpackSubmission(bytes: Buffer): QueuedSubmission | null {
  const start = bytes.indexOf('\n') + 1
  const content = bytes.subarray(start)
  const end = content.indexOf('\n')
  if (end < 0 || bytes.subarray(0, start).toString('latin1') !== `${hashOf(content)}\n`) return null
  const parsed = parseSubmission(content.subarray(0, end).toString('utf8'))
  if (!parsed) return null
  const contents: Buffer[] = []
  let at = end + 1
  for (const { size } of parsed.files) {
    contents.push(content.subarray(at, at + size))
    at += size
  }
  return at === content.length ? { submission: parsed, contents } : null
}

function parseSubmission(text: string): Submission | null {
  try {
    return submission.safeParse(JSON.parse(text)).data ?? null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
