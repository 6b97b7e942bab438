import type { Payload } from 'payload'
import { inboxRoles } from '@/src/governance/deciders'
import type { User } from '@/src/stored-types/payload-types'

/** The accounts that can be members, by their names. */
export async function findMembers(payload: Payload): Promise<User[]> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { role: { in: [...inboxRoles] } },
    sort: 'name',
    pagination: false,
    depth: 0,
    overrideAccess: true, // callers answer names, or write to the people themselves
  })
  return docs
}
