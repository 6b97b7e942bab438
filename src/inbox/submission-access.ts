import type { Access, Where } from 'payload'
import { type Role, roles } from '@/src/governance/roles'

/** What each role reads of submissions. Who runs the machine does not read what was sent to the bank. */
const audiencesOf: Partial<Record<Role, string>> = { compliance: 'staff', investigator: 'investigators' }

/** The audience that a role belongs to; none for roles that read no submissions. */
export function audienceOf(role: Role | undefined): string | undefined {
  return role && audiencesOf[role]
}

/** The role that reads an audience; none for an audience that nobody knows. */
export function roleOfAudience(audience: string): Role | undefined {
  return roles.find((role) => audiencesOf[role] === audience)
}

/** The submissions that a role may read: compliance those of ordinary forms, investigators those of confidential ones. */
export const ownAudience: Access = ({ req }) => {
  const audience = audienceOf(req.user?.role)
  return audience ? { audience: { equals: audience } } : false
}

/** Who sees who read what: those who read the same, and for ordinary forms administrators, who read none of it. */
export const readableLog: Access = ({ req }) => {
  const role = req.user?.role
  const audience = role === 'admin' ? 'staff' : audienceOf(role)
  const where: Where | false = audience ? { audience: { equals: audience } } : false
  return where
}
