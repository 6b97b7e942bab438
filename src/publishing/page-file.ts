import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { unlessMissing } from '@/src/platform/unless-missing'
import { writeDurably } from '@/src/platform/write-durably'
import { type FinishedPage, finishedHead } from './finished-page'

/**
 * The second line of a page's file; the compressed contents follow it, one after the other. The first line is the SHA-256 of
 * everything after it.
 */
const fileHead = z.object({
  head: finishedHead,
  brotliLength: z.number().int().nonnegative(),
  gzipLength: z.number().int().nonnegative(),
})

/** The name under which everything of an address is kept. The address itself may be longer than a file name. */
export function pageKey(href: string): string {
  return createHash('sha256').update(href).digest('hex')
}

/** The file that holds the page of an address. */
export function pageFileName(href: string): string {
  return `${pageKey(href)}.page`
}

/** Writes a page so that a reader finds either the old one or the new one, whatever happens in between. */
export async function writePageFile(directory: string, page: FinishedPage): Promise<void> {
  const { brotli, gzip, ...head } = page
  const line = fileHead.parse({ head, brotliLength: brotli.length, gzipLength: gzip.length })
  const content = Buffer.concat([Buffer.from(`${JSON.stringify(line)}\n`), brotli, gzip])
  const whole = Buffer.concat([Buffer.from(`${hashOf(content)}\n`), content])
  await writeDurably(join(directory, pageFileName(page.href)), whole)
}

/** Reads a page's file. @returns null when it is missing, torn or not what was written: the page is then drawn again. */
export async function readPageFile(path: string): Promise<FinishedPage | null> {
  const bytes = await unlessMissing(readFile(path))
  if (!bytes) return null
  const start = bytes.indexOf('\n') + 1
  const content = bytes.subarray(start)
  const end = content.indexOf('\n')
  if (end < 0 || bytes.subarray(0, start).toString('latin1') !== `${hashOf(content)}\n`) return null
  const parsed = parseHead(content.subarray(0, end).toString('utf8'))
  const body = content.subarray(end + 1)
  if (!parsed || body.length !== parsed.brotliLength + parsed.gzipLength) return null
  const brotli = Buffer.from(body.subarray(0, parsed.brotliLength))
  return { ...parsed.head, brotli, gzip: Buffer.from(body.subarray(parsed.brotliLength)) }
}

/** Removes the page of an address. */
export async function removePageFile(directory: string, href: string): Promise<void> {
  await rm(join(directory, pageFileName(href)), { force: true })
}

function parseHead(text: string): z.infer<typeof fileHead> | null {
  try {
    return fileHead.safeParse(JSON.parse(text)).data ?? null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
