import type { PayloadRequest } from 'payload'
import type { Submission, Subscriber } from '@/src/stored-types/payload-types'
import { ownAudience } from '../submission-access'

type Named = { submissions: number[]; subscribers: number[] }

/**
 * What a request names and is still there. What its time has taken away meanwhile needs nobody any more.
 *
 * @returns also how many of the cases the person may not read: others are members of their inboxes.
 */
export async function findNamed(
  req: PayloadRequest,
  named: Named,
): Promise<{ submissions: Submission[]; subscribers: Subscriber[]; hidden: number }> {
  const access = await ownAudience({ req })
  const all = { pagination: false, depth: 0, overrideAccess: true } as const // the access of the person is part of the question
  const { docs: submissions } = await req.payload.find({
    collection: 'submissions',
    where: { and: [typeof access === 'boolean' ? { id: { in: [] } } : access, { id: { in: named.submissions } }] },
    ...all,
  })
  const { totalDocs } = await req.payload.count({
    collection: 'submissions',
    where: { id: { in: named.submissions } },
    overrideAccess: true, // how many there are, and nothing of them
  })
  const { docs: subscribers } = await req.payload.find({
    collection: 'subscribers',
    where: { id: { in: named.subscribers } },
    ...all,
  })
  return { submissions, subscribers, hidden: totalDocs - submissions.length }
}

/** Whether a person has read every case of a request since it was asked for: nobody approves what they have not seen. */
export async function hasSeenAll(
  { payload, user }: PayloadRequest,
  { submissions, since }: { submissions: readonly Submission[]; since: string },
): Promise<boolean> {
  const { docs } = await payload.find({
    collection: 'submission-reads',
    where: {
      by: { equals: user?.id ?? 0 },
      action: { in: ['person', 'read'] },
      at: { greater_than_equal: since },
      reference: { in: submissions.map(({ reference }) => reference) },
    },
    select: { reference: true },
    pagination: false,
    depth: 0,
    overrideAccess: true, // the person's own readings
  })
  const seen = new Set(docs.map(({ reference }) => reference))
  return submissions.every(({ reference }) => seen.has(reference))
}
