import { open, stat } from 'node:fs/promises'
import { filePolicy } from '@/src/http/policy'
import { replaceableCaching } from '@/src/http/security-headers'
import type { Answer } from '@/src/http/send'
import { isMissing } from '@/src/platform/error-code'

/** More than any reader of the format asks for at once: it reads a directory and a few tiles. */
const mostBytes = 2 * 1024 * 1024

/**
 * Answers with a part of the file with the streets. Nothing else of the public listener is ever answered in parts, and of this
 * file nothing is answered but parts: it is as large as a city, and visitors need a few tiles of it.
 *
 * @param file where it is; undefined when the site has none.
 * @param range the request's `Range` header.
 * @returns null when there is no such file; 416 for anything but one range within it.
 * @see RFC 9110, 14
 */
export async function answerStreetMap(file: string | undefined, range: string | undefined): Promise<Answer | null> {
  const facts = file === undefined ? null : await factsOf(file)
  if (file === undefined || !facts) return null
  const { size, mtimeMs } = facts
  const headers = {
    'Content-Type': 'application/vnd.pmtiles',
    'Cache-Control': replaceableCaching,
    'Content-Security-Policy': filePolicy,
    'Accept-Ranges': 'bytes',
    // Strong: parts of two editions must never be put together.
    ETag: `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`,
  }
  const part = readRange(range, size)
  if (!part) {
    return { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` }, body: Buffer.alloc(0) }
  }
  const body = await readPart(file, part)
  return {
    status: 206,
    headers: { ...headers, 'Content-Range': `bytes ${part.first}-${part.first + body.length - 1}/${size}` },
    body,
  }
}

type Part = { first: number; length: number }

/** The one range that a header asks for, as far as the file goes; null for none, several, or one outside of it. */
function readRange(range: string | undefined, size: number): Part | null {
  const [, from = '', to = ''] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range ?? '') ?? []
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from === '' || first > last) return null
  return { first, length: Math.min(last - first + 1, mostBytes) }
}

async function readPart(file: string, { first, length }: Part): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, first)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function factsOf(file: string): Promise<{ size: number; mtimeMs: number } | null> {
  try {
    const facts = await stat(file)
    return facts.isFile() ? facts : null
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
