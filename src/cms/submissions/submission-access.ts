import type { Access, Where } from 'payload'
import type { Role } from '../access/roles'

/** What each role reads of submissions. Who runs the machine does not read what was sent to the bank. */
const audiencesOf: Partial<Record<Role, string>> = { compliance: 'staff', investigator: 'investigators' }

/** The submissions that a role may read: compliance those of ordinary forms, investigators those of confidential ones. */
export const ownAudience: Access = ({ req }) => {
  const audience = req.user ? audiencesOf[req.user.role] : undefined
  return audience ? { audience: { equals: audience } } : false
}

/** Who sees who read what: those who read the same, and for ordinary forms administrators, who read none of it. */
export const readableLog: Access = ({ req }) => {
  const role = req.user?.role
  const audience = role === 'admin' ? 'staff' : role && audiencesOf[role]
  const where: Where | false = audience ? { audience: { equals: audience } } : false
  return where
}
