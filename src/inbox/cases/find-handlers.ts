import type { Payload } from 'payload'
import type { Submission } from '@/src/stored-types/payload-types'
import { findMembers } from '../inboxes/inbox-readers'
import { readInboxes } from '../inboxes/read-inboxes'

/** Somebody who may work on a case: a name and a number, and nothing else of the account. */
export type Handler = { id: number; name: string }

/** Who may be given a case: those who may read it, by their names. @param of the audience and the inbox of the case */
export async function findHandlers(
  payload: Payload,
  { audience, inbox }: Pick<Submission, 'audience' | 'inbox'>,
): Promise<Handler[]> {
  if (audience === 'staff' && inbox) {
    const members = (await readInboxes(payload)).find(({ id }) => id === inbox)?.members ?? []
    return (await findMembers(payload)).filter(({ id }) => members.includes(id)).map(({ id, name }) => ({ id, name }))
  }
  const { docs } = await payload.find({
    collection: 'users',
    where: { role: { equals: audience === 'staff' ? 'compliance' : 'investigator' } },
    sort: 'name',
    pagination: false,
    depth: 0,
    overrideAccess: true, // no more than the names of colleagues is answered
  })
  return docs.map(({ id, name }) => ({ id, name }))
}
