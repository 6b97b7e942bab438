import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { readRows } from '@/src/database/statements'
import type { Submission } from '@/src/stored-types/payload-types'

type Asked = Pick<Submission, 'id' | 'audience' | 'inbox'>

/** Another case of the same people, as a list shows it: nothing of what was sent. */
export type RelatedCase = Pick<Submission, 'id' | 'reference' | 'formKey' | 'receivedOn' | 'state'> & {
  /** The number of the case that it is marked as a repetition of. */
  repeats: number | null
}

/** More than these are looked for as a person, with a reason. */
export const mostRelated = 10

/** Of a number that very many give, as that of a branch, the newest are looked through. */
const mostKeyed = 1_000

const rows = z.array(z.object({ submission: z.coerce.number() }))

/**
 * The newest other cases that name the same address, telephone or number as one, and those that are marked as its repetitions: only of the
 * same inbox, and as the person may read them. Whoever looks for all that somebody sent to the bank says why (`findPerson`).
 */
export async function findRelated(req: PayloadRequest, { id, audience, inbox }: Asked): Promise<RelatedCase[]> {
  const keyed = rows.parse(
    await readRows(req.payload, {
      sql: `SELECT DISTINCT other.submission AS submission FROM person_keys AS own
        JOIN person_keys AS other ON other.key = own.key AND other.submission <> own.submission WHERE own.submission = ?
        ORDER BY other.submission DESC LIMIT ${mostKeyed}`,
      args: [id],
    }),
  )
  const { docs } = await req.payload.find({
    collection: 'submissions',
    where: {
      and: [
        { or: [{ id: { in: [0, ...keyed.map(({ submission }) => submission)] } }, { repeats: { equals: id } }] },
        { audience: { equals: audience } },
        inbox ? { inbox: { equals: inbox } } : { inbox: { exists: false } },
        { isTest: { not_equals: true } },
      ],
    },
    sort: '-id',
    limit: mostRelated,
    pagination: false,
    depth: 0,
    user: req.user,
    overrideAccess: false,
  })
  return docs.map(({ id, reference, formKey, receivedOn, state, repeats }) => ({
    ...{ id, reference, formKey, receivedOn, state },
    repeats: repeats ?? null,
  }))
}
