import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { readRows } from '@/src/database/statements'
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

/** What is being asked, by the account: counts of one screen share it. Nothing is kept, so that a membership ends at once. */
const underway = new Map<number, Promise<readonly number[]>>()

/** The inboxes that the person behind a request is a member of now, by their numbers. */
export async function ownInboxes({ payload, user }: PayloadRequest): Promise<readonly number[]> {
  if (!user) return []
  const shared = underway.get(user.id)
  if (shared) return shared
  const found = findOwn(payload, user.id)
  underway.set(user.id, found)
  try {
    return await found
  } finally {
    underway.delete(user.id)
  }
}

const row = z.object({ inbox: z.coerce.number() })

/** One statement, because it is a part of every question about what was sent. */
async function findOwn(payload: Payload, person: number): Promise<readonly number[]> {
  const sql = "SELECT parent_id AS inbox FROM inboxes_rels WHERE path = 'members' AND users_id = ?"
  return (await readRows(payload, { sql, args: [person] })).map((read) => row.parse(read).inbox)
}
