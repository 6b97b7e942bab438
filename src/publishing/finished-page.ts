import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { z } from 'zod'
import { entityTag } from '@/src/server/send'

/** What is known of a finished page without its content. */
export const finishedHead = z.object({
  href: z.string(),
  status: z.number().int(),
  headers: z.record(z.string(), z.string()),
  /** What the page depends on. */
  tags: z.array(z.string()),
  /** The parameters of its address that the page answers. */
  parameters: z.array(z.string()),
  /** The newest row of the feed that was known when drawing began. */
  seq: z.number().int(),
})
export type FinishedHead = z.infer<typeof finishedHead>

/** A page as visitors get it: drawn, without script, compressed, with its headers. */
export type FinishedPage = FinishedHead & { brotli: Buffer; gzip: Buffer }

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

type Draft = Omit<FinishedHead, 'headers' | 'parameters'> & {
  headers: Readonly<Record<string, string>>
  parameters?: string[]
  body: Buffer
}

/**
 * Compresses a page once, so that no visit ever waits for it. The same content always gets the same validator.
 *
 * @param effort how much time compressing may take: `most` for pages that are kept, `least` for those somebody waits for.
 */
export async function finishPage(
  { href, status, headers, tags, parameters = [], seq, body }: Draft,
  effort: 'most' | 'least' = 'most',
): Promise<FinishedPage> {
  const options = {
    [constants.BROTLI_PARAM_QUALITY]: effort === 'most' ? 9 : 4,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(body, { params: options }),
    compressGzip(body, { level: effort === 'most' ? 9 : 4 }),
  ])
  return { href, status, headers: { ...headers, ETag: entityTag(body) }, tags, parameters, seq, brotli, gzip: gzipped }
}

const empty = Buffer.alloc(0)
const compressedEmpty = { brotli: brotliCompressSync(empty), gzip: gzipSync(empty) }

/** An answer that has no content, at once. */
export function emptyPage(head: FinishedHead): FinishedPage {
  return { ...head, ...compressedEmpty }
}
