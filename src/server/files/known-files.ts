import { readFile, stat } from 'node:fs/promises'
import { entityTag } from '@/src/http/send'
import { hasErrorCode, isImpossibleName, isMissing } from '@/src/platform/error-code'

/** What a file holds, and the validator that is made of it. */
export type KnownFile = { body: Buffer; tag: string }

/** Together; the pictures that a site shows most are some megabytes. */
const mostBytes = 32 * 1024 * 1024
/** Larger files are read when they are asked for, so that a few of them cannot push out all others. */
const largestKept = 1024 * 1024
/** Longer than the steps in which any file system counts time. */
const freshMs = 2_000

type Kept = KnownFile & { stamp: string }

/** In the order of last use. */
const kept = new Map<string, Kept>()
let bytes = 0

/** Reads a file that may be replaced, and its content only when it is another than last time. @returns null when it is not there. */
export async function readKnownFile(file: string): Promise<KnownFile | null> {
  const stamp = await readStamp(file)
  const known = kept.get(file)
  drop(file)
  if (stamp === null) return null
  if (known && known.stamp === stamp) {
    keep(file, known)
    return known
  }
  const body = await readIfThere(file)
  if (!body) return null
  const read = { body, tag: entityTag(body), stamp }
  // Not when it was replaced while it was being read: what the stamp says of it holds no more.
  if (body.length <= largestKept && (await readStamp(file)) === stamp) keep(file, read)
  return read
}

/** The content of a file; null when there is none. */
export async function readIfThere(file: string): Promise<Buffer | null> {
  return whenThere(() => readFile(file))
}

/** What changes whenever a file does: another one each time for a file that was written just now, and may be again in the same moment. */
function readStamp(file: string): Promise<string | null> {
  return whenThere(async () => {
    const { ino, size, mtimeNs, ctimeNs, ctimeMs } = await stat(file, { bigint: true })
    const isFresh = Date.now() - Number(ctimeMs) < freshMs
    return `${ino} ${size} ${mtimeNs} ${ctimeNs}${isFresh ? ` ${performance.now()}` : ''}`
  })
}

async function whenThere<Result>(read: () => Promise<Result>): Promise<Result | null> {
  try {
    return await read()
  } catch (error) {
    if (isMissing(error) || isImpossibleName(error) || hasErrorCode(error, 'EISDIR')) return null
    throw error
  }
}

function keep(file: string, known: Kept): void {
  drop(file)
  kept.set(file, known)
  bytes += known.body.length
  for (const oldest of kept.keys()) {
    if (bytes <= mostBytes) break
    drop(oldest)
  }
}

function drop(file: string): void {
  const known = kept.get(file)
  if (known && kept.delete(file)) bytes -= known.body.length
}
