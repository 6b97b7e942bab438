import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { documentPolicy, filePolicy } from '@/src/http/policy'
import { immutableCaching, replaceableCaching } from '@/src/http/security-headers'
import { type Answer, entityTag } from '@/src/http/send'
import { hasErrorCode, isImpossibleName, isMissing } from '@/src/platform/error-code'

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

/**
 * Reads the file that an address names.
 *
 * @param path an address path that the guard has let through.
 * @returns null when no root has such a file.
 */
export async function readPublicFile(path: string, roots: readonly FileRoot[]): Promise<Answer | null> {
  for (const { prefix, directory, isImmutable, isPublic } of roots) {
    const name = path.startsWith(prefix) ? path.slice(prefix.length) : ''
    const type = contentTypes[extname(name)]
    if (!type || !safeName.test(name) || isPublic?.(path) === false) continue
    const file = join(directory, name)
    const body = await readIfThere(file)
    if (!body) continue
    return {
      status: 200,
      headers: {
        'Content-Type': type,
        'Cache-Control': isImmutable ? immutableCaching : replaceableCaching,
        'Content-Security-Policy': type === 'application/pdf' ? documentPolicy : filePolicy,
        ETag: entityTag(body),
        // A font or style is fetched by the page itself; nothing else may read it.
        ...(type === 'application/pdf' ? { 'Content-Disposition': 'inline' } : {}),
      },
      body,
      ...(isImmutable && isText(type) ? await compressOnce(file, body) : {}),
    }
  }
  return null
}

/** The compressed forms of files that never change: made by the build, or here when such a file is first asked for. */
const compressed = new Map<string, { brotli: Buffer; gzip: Buffer }>()

async function compressOnce(file: string, body: Buffer): Promise<{ brotli: Buffer; gzip: Buffer }> {
  const known = compressed.get(file)
  if (known) return known
  const made = {
    brotli: (await readIfThere(`${file}.br`)) ?? brotliCompressSync(body),
    gzip: (await readIfThere(`${file}.gz`)) ?? gzipSync(body, { level: 9 }),
  }
  compressed.set(file, made)
  return made
}

function isText(type: string): boolean {
  return type.startsWith('text/') || type === 'image/svg+xml'
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file)
  } catch (error) {
    if (isMissing(error) || isImpossibleName(error) || hasErrorCode(error, 'EISDIR')) return null
    throw error
  }
}
