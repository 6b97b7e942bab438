import type { Role } from './roles'

/** An account as far as it matters for who decides. */
export type Account = { id: number; role: Role }

/** What is asked for: by whom, about which account, and the roles that account has now and would have. */
export type Asked = { proposedBy: number; account: number | null; roleNow: Role | null; roleThen: Role | null }

/** Roles that read what visitors sent. */
export const readingRoles: readonly Role[] = ['investigator', 'compliance']

/**
 * The accounts that may decide on a request, by their numbers; none of them is who asked, or whom it is about.
 *
 * - About somebody who reads what was sent, or would: people who hold that role; where there is nobody else, those who hold the other
 *   reading role, then administrators. Who reads decides who reads.
 * - About anybody else: administrators; where there is no other one, compliance, then approvers. A new installation has one login of each
 *   role, so that the only administrator gets a second one through compliance.
 */
export function decidersOf(asked: Asked, accounts: readonly Account[]): ReadonlySet<number> {
  const others = accounts.filter(({ id }) => id !== asked.proposedBy && id !== asked.account)
  const reading = [asked.roleThen, asked.roleNow].find((role) => role !== null && readingRoles.includes(role))
  const order: readonly Role[] = reading
    ? [reading, ...readingRoles.filter((role) => role !== reading), 'admin']
    : ['admin', 'compliance', 'approver']
  for (const role of order) {
    const holders = others.filter((account) => account.role === role)
    if (holders.length > 0) return new Set(holders.map(({ id }) => id))
  }
  return new Set()
}

/** Whether nobody would administer accounts afterwards. */
export function leavesNoAdministrator({ account, roleNow, roleThen }: Asked, accounts: readonly Account[]): boolean {
  if (roleNow !== 'admin' || roleThen === 'admin') return false
  return !accounts.some(({ id, role }) => role === 'admin' && id !== account)
}
