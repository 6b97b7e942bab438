import type { Access, FieldAccess, PayloadRequest } from 'payload'
import type { Role } from '@/src/governance/roles'
import { rolesFor } from '@/src/governance/transitions'
import { defaultLocale } from '@/src/i18n/locales'

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

/** Roles that write site content. */
export const contentRoles = rolesFor('content.submit')

/** Roles that decide what the public sees. */
export const publishingRoles = rolesFor('content.approve')

/** Roles that read the audit log. */
export const auditReaders: readonly Role[] = ['approver', 'compliance', 'investigator', 'admin']

/** Roles that are told what is wrong with the machine and with the evidence it keeps. */
export const conditionReaders: readonly Role[] = ['compliance', 'admin']

/**
 * Everybody who works in the CMS sees everything, also drafts; the public sees what is published: in the language that is asked for,
 * and where none is, in Portuguese.
 */
export const readPublished: Access = ({ req }) => {
  req.locale ??= defaultLocale
  return req.user ? true : { _status: { equals: 'published' } }
}

/** Versions hold drafts: never for the public. */
export const readVersions: Access = ({ req }) => Boolean(req.user)

/** What is public as soon as it exists, such as images and documents. */
export const readAlways: Access = () => true

/** A field for people who work in the CMS only. */
export const refuseToStrangers: FieldAccess = ({ req }) => Boolean(req.user)
