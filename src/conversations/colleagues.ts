import type { Payload } from 'payload'
import type { Role } from '@/src/governance/roles'
import type { Colleague } from './mentioned'

/** Whom everybody who works in the CMS may call by name. Who opens sealed reports, or reads applications, is not told to all. */
const calledRoles: readonly Role[] = ['editor', 'approver', 'compliance', 'admin']

/** Those who can be called in a conversation, by name. */
export async function readColleagues(payload: Payload): Promise<Colleague[]> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { role: { in: [...calledRoles] } },
    select: { name: true },
    sort: 'name',
    depth: 0,
    pagination: false,
    overrideAccess: true, // names alone
  })
  return docs.map(({ id, name }) => ({ id, name }))
}
