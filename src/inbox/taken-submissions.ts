import type { Payload } from 'payload'
import { z } from 'zod'
import { countChanged, readRows, runAsOne } from '@/src/database/statements'
import { keptForMs } from '@/src/submissions/kept-after-taking'

const named = z.object({ id: z.string() })

/** Whoever sent it asks for as long as they keep it; a day more, so that no clock makes one missing that is not. */
const rememberedMs = keptForMs + 86_400_000

/** Notes that a submission was taken, for good: also of one that is erased later, so that nobody brings it again. */
export async function noteTaken(payload: Payload, id: string): Promise<void> {
  const sql = 'INSERT INTO taken_submissions (id, taken_at) VALUES (?, ?) ON CONFLICT (id) DO NOTHING'
  await countChanged(payload, { sql, args: [id, Date.now()] })
}

/** @returns those of some ids of which this database does not know that they were taken, in their order: it was put back to a moment before. */
export async function findMissing(payload: Payload, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const sql = `SELECT id FROM taken_submissions WHERE id IN (${ids.map(() => '?').join()})`
  const known = new Set((await readRows(payload, { sql, args: [...ids] })).map((row) => named.parse(row).id))
  return ids.filter((id) => !known.has(id))
}

/** Forgets those of which nobody asks any more. @param now milliseconds since 1970. */
export async function forgetTaken(payload: Payload, now: number): Promise<void> {
  await runAsOne(payload, [{ sql: 'DELETE FROM taken_submissions WHERE taken_at < ?', args: [now - rememberedMs] }])
}
