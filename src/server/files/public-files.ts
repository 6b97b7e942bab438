import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib'
import { documentPolicy, filePolicy } from '@/src/http/policy'
import { immutableCaching, replaceableCaching } from '@/src/http/security-headers'
import { type Answer, entityTag } from '@/src/http/send'
import { type KnownFile, readIfThere, readKnownFile } from './known-files'

/** The only kinds of file that are ever served; anything else does not exist for the public. */
const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Where files of one kind of address are, and how long browsers may keep them. */
export type FileRoot = {
  prefix: string
  directory: string
  isImmutable: boolean
  /** Which of its files exist for the public; all of them without it. @param path the address without escapes. */
  isPublic?: (path: string) => boolean
}

/**
 * A name that cannot leave its directory: `readPath` has already refused dots and escapes that could. Editors upload files
 * under names such as `Preçário (2026), versão final.pdf`.
 */
const safeName = /^(?:[\p{L}\p{N}_~@(-][\p{L}\p{M}\p{N}_.~@ ()'&+,-]*(?:\/(?!$)|$))+$/u

/** Whether an address is named as a file is. */
export function isFileName(path: string): boolean {
  return contentTypes[extname(path)] !== undefined
}

/** Whether visitors could get a file of a root, if it is there. @param path the address without escapes. */
export function isPublicFile(path: string, { prefix, isPublic }: FileRoot): boolean {
  const name = path.startsWith(prefix) ? path.slice(prefix.length) : ''
  return isFileName(name) && safeName.test(name) && isPublic?.(path) !== false
}

/** The immutable files that somebody asked for, by the roots that they were found in and by address, whole and compressed. */
const inMemory = new WeakMap<readonly FileRoot[], Map<string, Answer>>()

/** The answer for an immutable file that was asked for before, the same one each time; null for every other address. */
export function readyPublicFile(path: string, roots: readonly FileRoot[]): Answer | null {
  return inMemory.get(roots)?.get(path) ?? null
}

/**
 * Reads the file that an address names.
 *
 * @param path an address path that the guard has let through.
 * @returns null when no root has such a file.
 */
export async function readPublicFile(path: string, roots: readonly FileRoot[]): Promise<Answer | null> {
  const ready = readyPublicFile(path, roots)
  if (ready) return ready
  for (const root of roots) {
    const name = path.slice(root.prefix.length)
    const type = contentTypes[extname(name)]
    if (!type || !isPublicFile(path, root)) continue
    const file = join(root.directory, name)
    if (!root.isImmutable) {
      const known = await readKnownFile(file)
      if (known) return toAnswer(known, { type, caching: replaceableCaching })
      continue
    }
    const body = await readIfThere(file)
    if (!body) continue
    const whole = toAnswer({ body, tag: entityTag(body) }, { type, caching: immutableCaching })
    const answer = isText(type) ? { ...whole, ...(await compress(file, body)) } : whole
    // Builds are few and their files small: some megabytes for each that is kept.
    inMemory.set(roots, (inMemory.get(roots) ?? new Map()).set(path, answer))
    return answer
  }
  return null
}

function toAnswer({ body, tag }: KnownFile, { type, caching }: { type: string; caching: string }): Answer {
  return {
    status: 200,
    headers: {
      'Content-Type': type,
      'Cache-Control': caching,
      'Content-Security-Policy': type === 'application/pdf' ? documentPolicy : filePolicy,
      ETag: tag,
      // A font or style is fetched by the page itself; nothing else may read it.
      ...(type === 'application/pdf' ? { 'Content-Disposition': 'inline' } : {}),
    },
    body,
  }
}

const toBrotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)
const toGzip = promisify<Buffer, { level: number }, Buffer>(gzip)

type Compressed = { brotli: Buffer; gzip: Buffer }

/** From this size the last few per cent take seconds of a core, which others would wait for. */
const largeBytes = 65_536

/** What is being compressed at the moment, by file: a browser asks for many at once, and two browsers for the same ones. */
const underway = new Map<string, Promise<Compressed>>()

/** The compressed forms of a file that never changes: made by the build, or here, once, while others are answered. */
async function compress(file: string, body: Buffer): Promise<Compressed> {
  const made = underway.get(file) ?? makeCompressed(file, body)
  underway.set(file, made)
  try {
    return await made
  } finally {
    underway.delete(file)
  }
}

async function makeCompressed(file: string, body: Buffer): Promise<Compressed> {
  const quality = body.length > largeBytes ? 9 : constants.BROTLI_MAX_QUALITY
  return {
    brotli:
      (await readIfThere(`${file}.br`)) ??
      (await toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })),
    gzip: (await readIfThere(`${file}.gz`)) ?? (await toGzip(body, { level: 9 })),
  }
}

function isText(type: string): boolean {
  return type.startsWith('text/') || type === 'image/svg+xml'
}
