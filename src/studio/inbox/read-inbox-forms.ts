import type { PayloadRequest } from 'payload'
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { readFormNames } from '@/src/inbox/form-names'
import { formsOf } from '@/src/inbox/inboxes/inbox-plan'
import { ownInboxes, readInboxes } from '@/src/inbox/inboxes/read-inboxes'
import { audienceOf, readsWithoutInbox } from '@/src/inbox/submission-access'

/** A form whose submissions somebody reads. */
export type InboxForm = { key: string; name: string }

/** The forms whose submissions a person reads, by their names. */
export async function readInboxForms(req: PayloadRequest): Promise<InboxForm[]> {
  const { payload, user } = req
  const audience = audienceOf(user?.role)
  if (!audience) return []
  const own = readsWithoutInbox(user?.role) ? [] : [{ id: { in: [0, ...(await findOwnForms(req))] } }]
  const { docs } = await payload.find({
    collection: 'forms',
    where: { and: [{ audience: { equals: audience } }, ...own] },
    select: { key: true },
    pagination: false,
    depth: 0,
    overrideAccess: true, // keys of forms alone
  })
  const names = await readFormNames(payload, toStaffLanguage(req.i18n.language))
  return docs
    .map(({ key }) => ({ key, name: names.get(key) ?? key }))
    .sort((one, other) => one.name.localeCompare(other.name))
}

/** The forms that the inboxes of a person take in. */
async function findOwnForms(req: PayloadRequest): Promise<number[]> {
  const own = await ownInboxes(req)
  const inboxes = (await readInboxes(req.payload)).filter(({ id }) => own.includes(id))
  return inboxes.flatMap((inbox) => [...formsOf(inbox)])
}
