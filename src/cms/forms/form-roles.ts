import type { Role } from '@/src/governance/roles'

/** Roles that write forms and propose what they wrote. */
export const formRoles: readonly Role[] = ['compliance', 'admin']

/** Roles that decide on what another person proposed. Who only looks after the machine does not decide what visitors are asked. */
export const decidingRoles: readonly Role[] = ['approver', 'compliance']

/** Roles that take a form off the site. One person is enough: it takes something away from visitors and nothing from the bank. */
export const retiringRoles: readonly Role[] = ['approver', 'compliance', 'admin']
