import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { unlessMissing } from './unless-missing'

/** What a file was when its bytes were read last: as long as it is that, they are the same. */
const read = new Map<string, { mark: string; sha256: string }>()

/** Longer than the steps in which any file system counts time: a file that changed just now may change again in the same moment. */
const freshMs = 2_000

/** SHA-256 of the bytes of a file, in hexadecimal; null when there is none. They are read once, and again when the file is another one. */
export async function hashOfFile(path: string): Promise<string | null> {
  const found = await unlessMissing(stat(path))
  if (!found) {
    read.delete(path)
    return null
  }
  const { size, mtimeMs, ctimeMs, ino } = found
  const mark = [size, mtimeMs, ctimeMs, ino].join()
  const before = read.get(path)
  if (before?.mark === mark) return before.sha256
  const hash = createHash('sha256')
  if ((await unlessMissing(pipeline(createReadStream(path), hash).then(() => true))) === null) return null
  const sha256 = hash.digest('hex')
  if (Date.now() - ctimeMs > freshMs) read.set(path, { mark, sha256 })
  return sha256
}
