import type { PayloadRequest } from 'payload'
import type { StaffLanguage } from '@/messages/staff/languages'
import { ownInboxes, readInboxes } from '@/src/inbox/inboxes/read-inboxes'
import { readsWithoutInbox } from '@/src/inbox/submission-access'
import { inboxTexts } from './inbox-texts'

/** An inbox that somebody reads; the number 0 is what lies in none. */
export type OwnInbox = { id: number; name: string }

/** The inboxes that a person reads, by their names in the language of the admin; none for whoever is a member of none. */
export async function readOwnInboxes(req: PayloadRequest, language: StaffLanguage): Promise<OwnInbox[]> {
  const own = await ownInboxes(req)
  if (own.length === 0) return []
  const named = (await readInboxes(req.payload, language)).filter(({ id }) => own.includes(id))
  const outside = { id: 0, name: inboxTexts(language).noInbox }
  return [...named.map(({ id, name }) => ({ id, name })), ...(readsWithoutInbox(req.user?.role) ? [outside] : [])]
}
