import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { z } from 'zod'
import { entityTag } from '@/src/http/send'
import { linkPicture } from '@/src/link-pictures/link-picture'
import { place } from '@/src/publications/place'
import { shownForm } from '@/src/publications/shown-form'

/** What is known of a finished page without its content. */
export const finishedHead = z.object({
  href: z.string(),
  status: z.number().int(),
  headers: z.record(z.string(), z.string()),
  /** What the page depends on. */
  tags: z.array(z.string()),
  /** Names of what stands around the page. */
  frames: z.array(z.string()),
  /** Where the page is, when another frame can be put around it. */
  place: place.optional(),
  /** The date with which the site map lists the page; null when it does not. */
  listedOn: z.string().nullable(),
  /** The parameters of its address that the page answers. */
  parameters: z.array(z.string()),
  /** The paths of uploaded pictures that the page shows. */
  shownPictures: z.array(z.string()).default([]),
  /** The forms that its main part shows, each by the version that it was drawn with. Those around every page are not among them. */
  shownForms: z.array(shownForm).optional(),
  /** What a link to the page shows where it is shared. */
  picture: linkPicture.optional(),
  /** The newest row of the feed that was known when drawing began. */
  seq: z.number().int(),
})
export type FinishedHead = z.infer<typeof finishedHead>

/** A page as visitors get it: drawn, without script, compressed, with its headers. */
export type FinishedPage = FinishedHead & { brotli: Buffer; gzip: Buffer }

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * Measured on the site's pages of 41 kB: quality 8 takes 1 ms of processor time and makes 7120 bytes; 9 takes 11 ms for 14 bytes
 * fewer, because it fills 32 MB of tables first; 11 takes 36 ms for 800 fewer. Pages with tools in them are large and few: 10
 * takes 34 ms for 1460 of the 18 222 bytes of the home page of 113 kB, 11 another 70 ms for 250 more.
 */
const keptQuality = { usual: 8, large: 10 }
const largeBytes = 64 * 1024

/** The bytes of a page as nearly every browser gets it. @param effort as for finishing. */
export function compressPage(body: Buffer, effort: 'most' | 'least' = 'most'): Promise<Buffer> {
  const kept = keptQuality[body.length > largeBytes ? 'large' : 'usual']
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'most' ? kept : 4,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}

type Draft = Omit<FinishedHead, 'headers' | 'frames' | 'listedOn' | 'parameters' | 'shownPictures'> & {
  headers: Readonly<Record<string, string>>
  frames?: string[]
  listedOn?: string | null
  parameters?: string[]
  shownPictures?: string[]
  body: Buffer
}

/**
 * Compresses a page once, so that no visit ever waits for it. The same content always gets the same validator.
 *
 * @param effort how much time compressing may take: `most` for pages that are kept, `least` for those somebody waits for.
 */
export async function finishPage(
  { body, headers, frames = [], listedOn = null, parameters = [], shownPictures = [], ...head }: Draft,
  effort: 'most' | 'least' = 'most',
): Promise<FinishedPage> {
  const [brotli, gzipped] = await Promise.all([
    compressPage(body, effort),
    compressGzip(body, { level: effort === 'most' ? 9 : 4 }),
  ])
  const known = { ...head, frames, listedOn, parameters, shownPictures, headers: { ...headers, ETag: entityTag(body) } }
  return { ...known, brotli, gzip: gzipped }
}

const empty = Buffer.alloc(0)
const compressedEmpty = { brotli: brotliCompressSync(empty), gzip: gzipSync(empty) }

/** An answer that has no content, at once. */
export function emptyPage({
  headers,
  frames = [],
  listedOn = null,
  parameters = [],
  shownPictures = [],
  ...head
}: Omit<Draft, 'body'>): FinishedPage {
  return { ...head, headers: { ...headers }, frames, listedOn, parameters, shownPictures, ...compressedEmpty }
}
