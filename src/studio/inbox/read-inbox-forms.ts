import type { PayloadRequest } from 'payload'
import { audienceOf } from '@/src/inbox/submission-access'

/** A form whose submissions somebody reads. */
export type InboxForm = { key: string; name: string }

/** The forms whose submissions a person reads, by their names. */
export async function readInboxForms({ payload, user }: PayloadRequest): Promise<InboxForm[]> {
  const audience = audienceOf(user?.role)
  if (!audience) return []
  const { docs } = await payload.find({
    collection: 'forms',
    where: { audience: { equals: audience } },
    select: { key: true, name: true },
    sort: 'name',
    pagination: false,
    depth: 0,
    overrideAccess: true, // names of forms alone
  })
  return docs.map(({ key, name }) => ({ key, name: name || key }))
}
