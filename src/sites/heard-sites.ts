import type { Payload } from 'payload'
import { z } from 'zod'
import { readRows, runAsOne } from '@/src/database/statements'
import { type SiteState, siteState } from '@/src/publications/site-state'

/** A site that says nothing for so long is missed, in milliseconds. */
export const silentMs = 60_000

/** Who was not heard for so long is not one of this bank's sites any more. */
const forgottenMs = 86_400_000

/** Of more sites than any bank has, only those stay that were heard last: whoever has the secret fills no database. */
export const mostSites = 50

/** What a site said last. */
export type HeardSite = SiteState & {
  /** ms since 1970 */
  heardAt: number
}

/** Keeps what a site says in the place of what it said before; of one that leaves nothing is kept. @param now ms since 1970 */
export async function noteSite(payload: Payload, state: SiteState, now: number): Promise<void> {
  const kept = `INSERT INTO site_states (name, state, heard_at) VALUES (?, ?, ?)
    ON CONFLICT (name) DO UPDATE SET state = excluded.state, heard_at = excluded.heard_at`
  const others = `DELETE FROM site_states WHERE heard_at < ? OR name NOT IN
    (SELECT name FROM site_states ORDER BY heard_at DESC, name LIMIT ${mostSites})`
  await runAsOne(payload, [
    state.isLeaving
      ? { sql: 'DELETE FROM site_states WHERE name = ?', args: [state.name] }
      : { sql: kept, args: [state.name, JSON.stringify(state), now] },
    { sql: others, args: [now - forgottenMs] },
  ])
}

const row = z.object({ state: z.string(), heard_at: z.coerce.number() })

/** The sites that were heard within a day, by whichever process of the CMS, in the order of their names. */
export async function readSites(payload: Payload, now: number): Promise<HeardSite[]> {
  const sql = 'SELECT state, heard_at FROM site_states WHERE heard_at >= ? ORDER BY name'
  const rows = (await readRows(payload, { sql, args: [now - forgottenMs] })).map((found) => row.parse(found))
  return rows.flatMap(({ state, heard_at }) => {
    // Another build may have written it in its own words: it is known again once it says something to this one.
    const { data } = siteState.safeParse(JSON.parse(state))
    return data ? [{ ...data, heardAt: heard_at }] : []
  })
}

/** When this process began, whichever copy of this module asks. */
const processBegan = Date.now() - process.uptime() * 1000

/**
 * Whether a site is missed. It is not while nobody could have heard it: a CMS that was away misses none in its first minute.
 *
 * @param since when this process began to listen, in ms since 1970.
 */
export function isSilent({ heardAt }: Pick<HeardSite, 'heardAt'>, now: number, since = processBegan): boolean {
  return now - Math.max(heardAt, since) > silentMs
}
