import type { Payload, PayloadRequest } from 'payload'
import { defaultLocale, type Locale } from '@/src/i18n/locales'
import { type StoredInbox, storedInbox } from './inbox-plan'

/** All inboxes, by their numbers. @param locale of their names; the first language of the site where one has no other. */
export async function readInboxes(payload: Payload, locale: Locale = defaultLocale): Promise<StoredInbox[]> {
  const { docs } = await payload.find({
    collection: 'inboxes',
    locale,
    fallbackLocale: defaultLocale,
    sort: 'id',
    pagination: false,
    depth: 0,
    overrideAccess: true, // the platform goes by them; who is told what of them is asked by the callers
  })
  return docs.map((document) => storedInbox.parse(document))
}

/** What one request has asked already: nothing is kept from one request to the next, so that a membership ends at once. */
const asked = new WeakMap<PayloadRequest, Promise<readonly number[]>>()

/** The inboxes that the person behind a request is a member of, by their numbers. */
export function ownInboxes(req: PayloadRequest): Promise<readonly number[]> {
  const known = asked.get(req)
  if (known) return known
  const found = findOwn(req)
  asked.set(req, found)
  return found
}

async function findOwn({ payload, user }: PayloadRequest): Promise<readonly number[]> {
  if (!user) return []
  const { docs } = await payload.find({
    collection: 'inboxes',
    where: { members: { in: [user.id] } },
    select: {},
    pagination: false,
    depth: 0,
    overrideAccess: true, // this is a part of the rule of access itself
  })
  return docs.map(({ id }) => id)
}
