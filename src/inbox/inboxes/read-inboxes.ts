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

/** What was asked for one piece of work, by the person of its request. */
const held = new WeakMap<object, readonly number[]>()

/** The inboxes that the person behind a request is a member of now, by their numbers. */
export async function ownInboxes({ payload, user }: PayloadRequest): Promise<readonly number[]> {
  return user ? (held.get(user) ?? findOwn(payload, user.id)) : []
}

/**
 * Works with the inboxes that a person is a member of, which are asked for once: a page of cases is many questions. Nothing is kept
 * beyond the work, so that a membership ends at once.
 */
export async function withOwnInboxes<Result>(
  req: PayloadRequest,
  work: (own: readonly number[]) => Promise<Result>,
): Promise<Result> {
  const own = await ownInboxes(req)
  if (!req.user) return work(own)
  const { user } = req
  held.set(user, own)
  try {
    return await work(own)
  } finally {
    held.delete(user)
  }
}

const row = z.object({ inbox: z.coerce.number() })

/** One statement, because it is a part of every question about what was sent. */
async function findOwn(payload: Payload, person: number): Promise<readonly number[]> {
  const sql = "SELECT parent_id AS inbox FROM inboxes_rels WHERE path = 'members' AND users_id = ?"
  return (await readRows(payload, { sql, args: [person] })).map((read) => row.parse(read).inbox)
}
