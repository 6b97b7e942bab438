import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isMissing } from '@/src/platform/error-code'
import { uploadsDirectory } from '@/src/platform/uploads-directory'
import { writeDurably } from '@/src/platform/write-durably'
import type { UploadKind } from './uploaded-file'

/** What a file was when its bytes were read last: as long as it is that, they are the same. */
const read = new Map<string, { mark: string; sha256: string }>()

/** Longer than the steps in which any file system counts time: a file that changed just now may change again in the same moment. */
const freshMs = 2_000

/** Where the copy of this machine lies. */
export function copyOf(kind: UploadKind, filename: string): string {
  return join(uploadsDirectory(kind), basename(filename))
}

/** SHA-256 of the bytes that this machine has under a name; null when it has none. Read once, and again when the file is another one. */
export async function hashCopy(kind: UploadKind, filename: string): Promise<string | null> {
  const path = copyOf(kind, filename)
  try {
    const { size, mtimeMs, ctimeMs, ino } = await stat(path)
    const mark = [size, mtimeMs, ctimeMs, ino].join()
    const before = read.get(path)
    if (before?.mark === mark) return before.sha256
    const hash = createHash('sha256')
    await pipeline(createReadStream(path), hash)
    const sha256 = hash.digest('hex')
    if (Date.now() - ctimeMs > freshMs) read.set(path, { mark, sha256 })
    return sha256
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Puts bytes in the place of what this machine has under a name; whoever reads it meanwhile reads one or the other, whole. */
export async function writeCopy(kind: UploadKind, filename: string, content: Buffer): Promise<void> {
  await mkdir(uploadsDirectory(kind), { recursive: true })
  await writeDurably(copyOf(kind, filename), content)
}

/** Takes away what this machine has under a name. */
export async function removeCopy(kind: UploadKind, filename: string): Promise<void> {
  await rm(copyOf(kind, filename), { force: true })
}
