import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { Payload } from 'payload'
import { z } from 'zod'
import { countChanged, readRows } from '@/src/database/statements'
import { openOwnStore } from '@/src/file-store/own-store'
import { sha256 } from '@/src/publishing/history/history-entry'

const decompress = promisify(brotliDecompress)
/** No file of a page is larger. */
const mostBytes = 50_000_000

/** Contents of pages and their files, compressed, by the SHA-256 of what they are uncompressed. */
export const openArchiveStore = () => openOwnStore('site/')

const named = z.object({ sha256: z.string() })

/** Those of some contents that the archive does not have, each once. */
export async function findMissing(payload: Payload, hashes: readonly string[]): Promise<string[]> {
  const sql = `SELECT DISTINCT asked AS sha256 FROM jsonb_array_elements_text(?::jsonb) AS asked
    WHERE NOT EXISTS (SELECT 1 FROM archive_contents WHERE sha256 = asked)`
  return (await readRows(payload, { sql, args: [JSON.stringify(hashes)] })).map((row) => named.parse(row).sha256)
}

/**
 * Takes a content in: into the store, and then into the table.
 *
 * @returns false when it is not what its name says. @throws when the store does not take it.
 */
export async function putContent(payload: Payload, hash: string, compressed: Buffer): Promise<boolean> {
  if (!(await isContent(hash, compressed))) return false
  await (await openArchiveStore()).put(hash, compressed)
  const sql = 'INSERT INTO archive_contents (sha256) VALUES (?) ON CONFLICT (sha256) DO UPDATE SET since = now()'
  await countChanged(payload, { sql, args: [hash] })
  return true
}

async function isContent(hash: string, compressed: Buffer): Promise<boolean> {
  try {
    return sha256(await decompress(compressed, { maxOutputLength: mostBytes })) === hash
  } catch {
    // Not compressed, broken off, or longer than anything that is kept.
    return false
  }
}
