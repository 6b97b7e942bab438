import type { Payload } from 'payload'
import { z } from 'zod'
import { readRows, runAsOne } from '@/src/database/statements'
import { type HandedSet, type KnownSet, type SetKind, setFiles } from '@/src/publishing/archive/archive-messages'
import { findMissing } from './archive-contents'

/** Of builds as many as a site serves: the one that runs and three before it. Of what is published one for each of those. */
export const mostSets = 4

/** @returns contents that the archive does not have; nothing is recorded then. An older set than the one that is there replaces nothing. */
export async function recordSet(payload: Payload, { kind, name, seq, files }: HandedSet): Promise<string[]> {
  const missing = await findMissing(payload, Object.values(files))
  if (missing.length > 0) return missing
  // A database that is put back finds for a while what it names.
  const unnamed = `UPDATE archive_contents SET since = now() WHERE sha256 IN (
    SELECT value FROM site_sets, jsonb_each_text(files) WHERE kind = ? AND name = ? AND seq <= ?)
    AND sha256 NOT IN (SELECT value FROM jsonb_each_text(?::jsonb))`
  const sql = `INSERT INTO site_sets (kind, name, seq, files) VALUES (?, ?, ?, ?::jsonb) ON CONFLICT (kind, name)
    DO UPDATE SET seq = excluded.seq, files = excluded.files, since = now() WHERE site_sets.seq <= excluded.seq`
  const json = JSON.stringify(files)
  await runAsOne(payload, [
    { sql: unnamed, args: [kind, name, seq, json] },
    { sql, args: [kind, name, seq, json] },
  ])
  return []
}

const known = z.object({ name: z.string(), seq: z.coerce.number() })

/** The sets of a kind, the newest first. */
export async function findSets(payload: Payload, kind: SetKind): Promise<KnownSet[]> {
  const sql = `SELECT name, seq FROM site_sets WHERE kind = ? ORDER BY since DESC, name LIMIT ${mostSets}`
  return (await readRows(payload, { sql, args: [kind] })).map((row) => known.parse(row))
}

const stored = z.object({ files: z.string() })

/** The files of a set; null when there is none of this name. */
export async function readSet(payload: Payload, kind: SetKind, name: string): Promise<HandedSet['files'] | null> {
  const sql = 'SELECT files::text AS files FROM site_sets WHERE kind = ? AND name = ?'
  const [row] = await readRows(payload, { sql, args: [kind, name] })
  return row ? setFiles.parse(JSON.parse(stored.parse(row).files)) : null
}
