import type { Access, PayloadRequest, Where } from 'payload'
import type { Role } from '@/src/governance/roles'
import { ownInboxes } from './inboxes/read-inboxes'

/** What each role reads of submissions. Who runs the machine does not read what was sent to the bank. */
const audiencesOf: Partial<Record<Role, string>> = { compliance: 'staff', hr: 'staff', investigator: 'investigators' }

/** The audience that a role belongs to; none for roles that read no submissions. */
export function audienceOf(role: Role | undefined): string | undefined {
  return role && audiencesOf[role]
}

/** Whether a role reads what lies in no inbox. People of human resources read what they are members for, and nothing else. */
export function readsWithoutInbox(role: Role | undefined): boolean {
  return role === 'compliance' || role === 'investigator'
}

/**
 * The submissions that a person may read: investigators those of confidential forms; of ordinary ones compliance those that lie in no
 * inbox, and members those of their inboxes.
 */
export const ownAudience: Access = async ({ req }) => {
  const audience = audienceOf(req.user?.role)
  return audience ? { and: [{ audience: { equals: audience } }, await inOwnInboxes(req)] } : false
}

/**
 * Who sees who read what: those who read the same, and for ordinary forms administrators, who read none of it and see of every inbox that
 * it is read by its members.
 */
export const readableLog: Access = ({ req }) =>
  req.user?.role === 'admin' ? { audience: { equals: 'staff' } } : ownAudience({ req })

/** No inbox has the number 0. */
async function inOwnInboxes(req: PayloadRequest): Promise<Where> {
  const own: Where = { inbox: { in: [0, ...(await ownInboxes(req))] } }
  return readsWithoutInbox(req.user?.role) ? { or: [{ inbox: { exists: false } }, own] } : own
}
