import type { Payload } from 'payload'
import type { Submission } from '@/src/stored-types/payload-types'

/**
 * The case that a code finds, by the hash of that code. What was made anonymous, and what only investigators read, is found by none.
 *
 * @returns null where there is none.
 */
export async function findFollowed(payload: Payload, hash: string): Promise<Submission | null> {
  const { docs } = await payload.find({
    collection: 'submissions',
    where: { followHash: { equals: hash }, anonymisedOn: { exists: false }, audience: { equals: 'staff' } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true, // whoever has the code sent it
  })
  return docs[0] ?? null
}

/** Whether the sender of a case has a code by which they read replies. */
export async function isFollowed(payload: Payload, id: number): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'submissions',
    where: {
      id: { equals: id },
      followHash: { exists: true },
      anonymisedOn: { exists: false },
      audience: { equals: 'staff' },
    },
    overrideAccess: true, // says nothing of what was sent
  })
  return totalDocs > 0
}
