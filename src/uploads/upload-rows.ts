import type { Payload } from 'payload'
import { z } from 'zod'
import { countChanged, readRows, runAsOne } from '@/src/database/statements'
import type { UploadedFile, UploadKind } from './uploaded-file'

/** What the table knows of a name: which bytes it has, or that it had some and is gone. */
export type KnownUpload = { sha256: string } | 'gone'

const known = z.object({ filename: z.string(), sha256: z.string(), current: z.number() })
const hashed = z.object({ sha256: z.string() })

/** @param filenames are looked for; all that there are when nothing is said. A name that is not found was never handed in. */
export async function findUploads(
  payload: Payload,
  kind: UploadKind,
  filenames?: readonly string[],
): Promise<Map<string, KnownUpload>> {
  const found = new Map<string, KnownUpload>()
  if (filenames?.length === 0) return found
  const named = filenames ? ` AND filename IN (${filenames.map(() => '?').join()})` : ''
  const sql = `SELECT filename, sha256, until IS NULL AS current FROM upload_files WHERE collection = ?${named}`
  for (const row of await readRows(payload, { sql, args: [kind, ...(filenames ?? [])] })) {
    const { filename, sha256, current } = known.parse(row)
    if (current) found.set(filename, { sha256 })
    else if (!found.has(filename)) found.set(filename, 'gone')
  }
  return found
}

type Change = {
  /** Files that are in the store already. */
  files: readonly UploadedFile[]
  /** Names that no document has any more. */
  gone?: readonly string[]
}

/** Says to all processes which bytes names have from now on. All of it or none. */
export async function recordUploads(payload: Payload, kind: UploadKind, { files, gone = [] }: Change): Promise<void> {
  const ending = 'UPDATE upload_files SET until = now() WHERE collection = ? AND filename = ? AND until IS NULL'
  const begin = `INSERT INTO upload_files (collection, filename, sha256, size) VALUES (?, ?, ?, ?)
    ON CONFLICT (collection, filename, sha256) DO UPDATE SET until = NULL`
  const statements = [
    ...gone.map((filename) => ({ sql: ending, args: [kind, filename] })),
    ...files.flatMap(({ filename, sha256, size }) => [
      { sql: `${ending} AND sha256 <> ?`, args: [kind, filename, sha256] },
      { sql: begin, args: [kind, filename, sha256, size] },
    ]),
  ]
  if (statements.length > 0) await runAsOne(payload, statements)
}

/** The same for what lies on a machine from before: a name that has bytes already keeps them. */
export async function recordOlder(
  payload: Payload,
  kind: UploadKind,
  { filename, sha256, size }: UploadedFile,
): Promise<void> {
  const isKnown = 'SELECT 1 FROM upload_files WHERE collection = ? AND filename = ? AND until IS NULL'
  const sql = `INSERT INTO upload_files (collection, filename, sha256, size) SELECT ?, ?, ?, ?::bigint WHERE NOT EXISTS (${isKnown})
    ON CONFLICT (collection, filename, sha256) DO UPDATE SET until = NULL`
  await countChanged(payload, { sql, args: [kind, filename, sha256, size, kind, filename] })
}

/** The bytes that a name has, or had not longer ago than so many days, by their hashes. */
export async function findNamedHashes(payload: Payload, days: number): Promise<ReadonlySet<string>> {
  const sql = `SELECT DISTINCT sha256 FROM upload_files WHERE until IS NULL OR until > now() - interval '${days} days'`
  return new Set((await readRows(payload, { sql, args: [] })).map((row) => hashed.parse(row).sha256))
}

/**
 * Forgets which names had some bytes, which no name has had for so many days: then they may be removed. Not what is named again meanwhile.
 *
 * @returns false when a name has them, or had until recently.
 */
export async function forgetHash(payload: Payload, sha256: string, days: number): Promise<boolean> {
  const named = `SELECT 1 FROM upload_files WHERE sha256 = ? AND (until IS NULL OR until > now() - interval '${days} days')`
  const sql = `DELETE FROM upload_files WHERE sha256 = ? AND NOT EXISTS (${named})`
  await countChanged(payload, { sql, args: [sha256, sha256] })
  const left = await readRows(payload, {
    sql: 'SELECT sha256 FROM upload_files WHERE sha256 = ? LIMIT 1',
    args: [sha256],
  })
  return left.length === 0
}
