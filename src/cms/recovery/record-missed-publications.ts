import type { Payload } from 'payload'
import { readRows } from '@/src/database/statements'
import { announce } from '../feed/announce'
import { findUntold, type Untold } from '../feed/find-untold'
import { announceForm } from '../forms/publish-version'

/**
 * Writes the rows that a crash left out of the feed: documents are stored first and announced after, so a process that is
 * killed in between has changed something that nobody was told of.
 *
 * Announcing too much costs a few drawings; announcing too little would leave old text on the site. A deletion that was not
 * announced is found by the publishing engine itself, which compares its pages with the addresses there are.
 *
 * @param until ISO time; what was stored later is left to the process that stored it.
 * @returns how many rows were written.
 */
export async function recordMissedPublications(payload: Payload, until?: string): Promise<number> {
  const untold = await findUntold((sql) => readRows(payload, { sql, args: [] }), until)
  for (const each of untold) await tell(payload, each)
  return untold.length
}

async function tell(payload: Payload, untold: Untold): Promise<void> {
  if ('global' in untold) return announce(payload, untold, {})
  const common = { depth: 0, disableErrors: true, overrideAccess: true } as const // the platform's own bookkeeping, without a user
  if ('form' in untold) {
    const form = await payload.findByID({ collection: 'forms', id: untold.form, ...common })
    return form ? announceForm({ payload, form }) : undefined
  }
  const document = await payload.findByID({ collection: untold.collection, id: untold.id, ...common })
  // One that was deleted since is told of by its deletion.
  if (document) await announce(payload, untold, document)
}
