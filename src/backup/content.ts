import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Parts } from './sealed-stream'

/** What a file holds, with its hash. */
export type Content = { bytes: number; sha256: string; read: () => Parts }

/** The content of a file as it is at one moment: others may be writing to it. */
export async function contentOf(path: string): Promise<Content> {
  return contentOfBytes(await readFile(path))
}

/** Bytes as a content. */
export function contentOfBytes(bytes: Buffer): Content {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return {
    bytes: bytes.length,
    sha256,
    read: async function* () {
      yield bytes
    },
  }
}

/** The content of a file that nobody writes to, however large it is. */
export async function contentOfLarge(path: string): Promise<Content> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const part of createReadStream(path)) {
    hash.update(part)
    bytes += part.length
  }
  return { bytes, sha256: hash.digest('hex'), read: () => createReadStream(path) }
}
