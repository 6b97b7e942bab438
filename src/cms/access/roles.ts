import type { Access, FieldAccess, PayloadRequest } from 'payload'
import type { User } from '@/src/payload-types'

/** What a person of the bank may do in the CMS. */
export type Role = User['role']

function roleOf(req: PayloadRequest): Role | undefined {
  return req.user?.role
}

/** Whether the person behind the request has one of the roles. Anonymous requests have none. */
export function hasRole(req: PayloadRequest, roles: readonly Role[]): boolean {
  const role = roleOf(req)
  return role !== undefined && roles.includes(role)
}

/** Allows people with one of the roles. */
export const allowRoles =
  (...roles: Role[]): Access =>
  ({ req }) =>
    hasRole(req, roles)

/** Allows people with one of the roles to touch a field. */
export const allowRolesOnField =
  (...roles: Role[]): FieldAccess =>
  ({ req }) =>
    hasRole(req, roles)

/** Roles that write site content. */
export const contentRoles: readonly Role[] = ['editor', 'approver', 'admin']

/** Roles that decide what the public sees. */
export const publishingRoles: readonly Role[] = ['approver', 'admin']

/** Roles that read the audit log. */
export const auditReaders: readonly Role[] = ['approver', 'compliance', 'investigator', 'admin']

/** Everybody who works in the CMS sees everything, also drafts; the public sees what is published. */
export const readPublished: Access = ({ req }) => (req.user ? true : { _status: { equals: 'published' } })

/** Versions hold drafts: never for the public. */
export const readVersions: Access = ({ req }) => Boolean(req.user)

/** What is public as soon as it exists, such as images and documents. */
export const readAlways: Access = () => true

/** A field for people who work in the CMS only. */
export const refuseToStrangers: FieldAccess = ({ req }) => Boolean(req.user)
