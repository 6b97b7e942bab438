import { z } from 'zod'
import { askDatabase } from './ask-database'
import type { Cluster } from './cluster'
import type { Sent } from './senders'

const kept = z.object({ email: z.string(), reference: z.string(), times: z.number() })
/** An application as a database has it, and how often. */
export type Kept = z.infer<typeof kept>

const byEmail = (one: { email: string }, other: { email: string }) => (one.email < other.email ? -1 : 1)

/** Rows of applications, in the order in which they are compared. */
export function keptForms(rows: unknown): Kept[] {
  return kept.array().parse(rows).toSorted(byEmail)
}

/** What the database has of applications, by who sent them. */
export async function readKept({ databaseUrl }: Cluster): Promise<Kept[]> {
  const sql = `SELECT answers->>'email' AS email, min(reference) AS reference, count(*)::int AS times
    FROM submissions WHERE form_key = 'jobApplication' GROUP BY 1`
  return keptForms(await askDatabase(databaseUrl, sql, kept))
}

/** What it should have: what was there before, and each of those that were sent once. */
export function once(sent: readonly Sent[], before: readonly Kept[] = []): Kept[] {
  return [...before, ...sent.map(({ email, reference }) => ({ email, reference, times: 1 }))].toSorted(byEmail)
}

const keptFiles = z.object({ email: z.string(), files: z.array(z.object({ id: z.string() })) })

/** Of those that somebody sent, as their addresses begin, the ones whose file is not in the store as it was sent. */
export async function readWithoutFile(
  { databaseUrl, filesOfVisitors }: Cluster,
  name: string,
  file: Buffer,
): Promise<string[]> {
  const sql = `SELECT answers->>'email' AS email, files FROM submissions WHERE answers->>'email' LIKE '${name}%@bcs.example'`
  const lost: string[] = []
  for (const { email, files } of await askDatabase(databaseUrl, sql, keptFiles)) {
    const found = await Promise.all(files.map(({ id }) => filesOfVisitors.get(id)))
    if (found.length !== 1 || found[0]?.equals(file) !== true) lost.push(email)
  }
  return lost
}
