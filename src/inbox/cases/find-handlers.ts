import type { Payload } from 'payload'
import { roleOfAudience } from '../submission-access'

/** Somebody who may work on a case: a name and a number, and nothing else of the account. */
export type Handler = { id: number; name: string }

/** Who may be given a case of an audience: those who may read it, by their names. */
export async function findHandlers(payload: Payload, audience: string): Promise<Handler[]> {
  const role = roleOfAudience(audience)
  if (!role) return []
  const { docs } = await payload.find({
    collection: 'users',
    where: { role: { equals: role } },
    sort: 'name',
    pagination: false,
    depth: 0,
    overrideAccess: true, // no more than the names of colleagues is answered
  })
  return docs.map(({ id, name }) => ({ id, name }))
}
