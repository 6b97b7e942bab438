import type { Payload } from 'payload'
import { z } from 'zod'
import { readEntriesAbout } from '../audit/read-audit'

/** More saves than this since the last publication are not looked through: then everybody of the newest ones counts. */
const mostEntries = 500

const aboutReview = z.object({ review: z.number() })

/**
 * The people who wrote what would go live: everybody who saved the subject since it last went live, by their numbers. Whoever is
 * among them cannot approve it, also when somebody else touched it last. What was put back did not go live.
 */
export async function contributorsSinceLive(payload: Payload, subject: string): Promise<Set<number>> {
  const people = new Set<number>()
  const undone = new Set<number>()
  for (const { action, actor, details } of await readEntriesAbout(payload, subject, mostEntries)) {
    const review = reviewIn(details)
    if (action === 'putBack' && review !== undefined) undone.add(review)
    if (action === 'publish' && !(review !== undefined && undone.has(review))) break
    if (actor !== 0 && (action === 'create' || action === 'save')) people.add(actor)
  }
  return people
}

/** The request that an entry belongs to, if it says so. */
function reviewIn(details: string): number | undefined {
  return details === '' ? undefined : aboutReview.safeParse(JSON.parse(details)).data?.review
}
