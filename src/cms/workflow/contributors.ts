import type { Payload } from 'payload'
import { readEntriesAbout } from '../audit/read-audit'

/** More saves than this since the last publication are not looked through: then everybody of the newest ones counts. */
const mostEntries = 500

/**
 * The people who wrote what would go live: everybody who saved the subject since it last went live, by their numbers. Whoever is
 * among them cannot approve it, also when somebody else touched it last.
 */
export async function contributorsSinceLive(payload: Payload, subject: string): Promise<Set<number>> {
  const people = new Set<number>()
  for (const { action, actor } of await readEntriesAbout(payload, subject, mostEntries)) {
    if (action === 'publish') break
    if (actor !== 0 && (action === 'create' || action === 'save')) people.add(actor)
  }
  return people
}
