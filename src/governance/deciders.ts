import type { Role } from './roles'

/** An account as far as it matters for who decides. */
export type Account = { id: number; role: Role }

/** What is asked for: by whom, about which account, and the roles that account has now and would have. */
export type Asked = { proposedBy: number; account: number | null; roleNow: Role | null; roleThen: Role | null }

/** Roles that read what visitors sent. */
export const readingRoles: readonly Role[] = ['investigator', 'compliance']

/** Roles of people who can be members of an inbox: those that read what ordinary forms bring in. */
export const inboxRoles: readonly Role[] = ['compliance', 'hr']

/**
 * The accounts that may decide on a request, by their numbers; none of them is who asked, or whom it is about.
 *
 * - About somebody who reads what was sent, or would: people who hold that role; where there is nobody else, those who hold the other
 *   reading role, then administrators. Who reads decides who reads.
 * - About somebody of human resources, who reads what inboxes bring in: compliance, then investigators, then administrators.
 * - About anybody else: administrators; where there is no other one, compliance, then approvers. A new installation has one login of each
 *   role, so that the only administrator gets a second one through compliance.
 */
export function decidersOf(asked: Asked, accounts: readonly Account[]): ReadonlySet<number> {
  const others = accounts.filter(({ id }) => id !== asked.proposedBy && id !== asked.account)
  const reading = [asked.roleThen, asked.roleNow].find((role) => role !== null && readingRoles.includes(role))
  const order: readonly Role[] = reading
    ? [reading, ...readingRoles.filter((role) => role !== reading), 'admin']
    : [asked.roleThen, asked.roleNow].includes('hr')
      ? ['compliance', 'investigator', 'admin']
      : ['admin', 'compliance', 'approver']
  for (const role of order) {
    const holders = others.filter((account) => account.role === role)
    if (holders.length > 0) return new Set(holders.map(({ id }) => id))
  }
  return new Set()
}

/** A change of an inbox: by whom it is asked for, whose membership it changes, and who reads what it is about now. */
export type AskedOfInbox = { proposedBy: number; about: ReadonlySet<number>; readers: ReadonlySet<number> }

/**
 * The accounts that may decide on a change of an inbox; none of them is who asked, or whom it makes a member or does away with as one.
 * Who reads decides who reads: the members of every inbox that the change is about; where there is nobody else, compliance, then
 * administrators.
 */
export function inboxDecidersOf(
  { proposedBy, about, readers }: AskedOfInbox,
  accounts: readonly Account[],
): ReadonlySet<number> {
  const others = accounts.filter(({ id }) => id !== proposedBy && !about.has(id))
  const orders = [
    others.filter(({ id, role }) => readers.has(id) && inboxRoles.includes(role)),
    others.filter(({ role }) => role === 'compliance'),
    others.filter(({ role }) => role === 'admin'),
  ]
  return new Set(orders.find((holders) => holders.length > 0)?.map(({ id }) => id) ?? [])
}

/** Whether nobody would administer accounts afterwards. */
export function leavesNoAdministrator({ account, roleNow, roleThen }: Asked, accounts: readonly Account[]): boolean {
  if (roleNow !== 'admin' || roleThen === 'admin') return false
  return !accounts.some(({ id, role }) => role === 'admin' && id !== account)
}
