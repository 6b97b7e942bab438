import { z } from 'zod'
import { readRows } from '@/src/database/statements'
import type { World } from './open-world'

export const roles = ['editor', 'approver', 'compliance', 'investigator', 'admin'] as const
export type Role = (typeof roles)[number]

const account = z.object({
  id: z.number(),
  role: z.enum(roles),
  email: z.string(),
  name: z.string(),
  /** What is stored of the password, and whether another one is to be chosen. */
  password: z.string(),
  /** Apps, passkeys and recovery codes. */
  factors: z.string(),
  /** Who is logged in, by the numbers of the sessions. */
  sessions: z.string().transform((text) => text.split(' ').filter(Boolean)),
})
/** An account, with everything that gives or shows a right. */
export type Account = z.infer<typeof account>
export type Accounts = ReadonlyMap<number, Account>

/** Every account there is, as the database has it. */
export async function readAccounts({ payload }: World): Promise<Accounts> {
  const sql = `SELECT id, role, email, name,
    coalesce(salt, '') || coalesce(hash, '') || coalesce(must_change_password, 0) AS password,
    coalesce((SELECT group_concat(kind || coalesce(identifier, '') || coalesce(secret, ''), ' ')
      FROM (SELECT * FROM credentials ORDER BY id) WHERE person = users.id), '') AS factors,
    coalesce((SELECT group_concat(id, ' ') FROM users_sessions WHERE _parent_id = users.id), '') AS sessions FROM users`
  const rows = await readRows(payload, { sql, args: [] })
  return new Map(rows.map((stored) => account.parse(stored)).map((found) => [found.id, found]))
}

/** What was asked for, as it was sent, by an account with the role it had then. */
export type Asked = {
  by: number
  byRole: Role | undefined
  change: 'create' | 'change' | 'reset' | 'reset-factors' | 'delete'
  account: number | null
  role?: Role
  email?: string
  name?: string
}

/** What was seen to be done in a step: a request that somebody approved, or what people may do with their own account alone. */
export type Deed =
  | { kind: 'approved'; asked: Asked; decider: number }
  | { kind: 'password' | 'factors' | 'session'; account: number }
  | { kind: 'email'; account: number; email: string }

type Judged = { before: Accounts; now: Accounts; deeds: readonly Deed[] }

/**
 * Why accounts may not be as they are after a step; null when every single difference was wanted by two people of whom the second
 * was allowed to decide, or is one that people make of their own account by themselves (ADR 060).
 */
export function objectionToAccounts(judged: Judged): string | null {
  const { before, now, deeds } = judged
  if (![...now.values()].some(({ role }) => role === 'admin')) return 'there is no administrator'
  for (const deed of deeds) {
    const objection = deed.kind === 'approved' ? (objectionToDecision(deed, before) ?? effectMissing(deed, now)) : null
    if (objection) return objection
  }
  for (const id of new Set([...before.keys(), ...now.keys()])) {
    const unexplained = findUnexplained(id, judged)
    if (unexplained)
      return `${unexplained} of account ${id} went from ${said(before.get(id))} to ${said(now.get(id))} without two people`
  }
  return null
}

type Approved = Extract<Deed, { kind: 'approved' }>
const said = (value: unknown) => JSON.stringify(value) ?? 'nothing'

function objectionToDecision({ asked, decider }: Approved, before: Accounts): string | null {
  const what = `${asked.change} of account ${asked.account}, asked for by ${asked.by}, was decided by ${decider}`
  if (asked.byRole !== 'admin') return `${what}: who asked was no administrator`
  if (decider === asked.by) return `${what}, who asked for it`
  if (decider === asked.account) return `${what}, whom it is about`
  return mayDecide(asked, decider, before) ? null : `${what}, who may not`
}

const readers: readonly (Role | undefined)[] = ['investigator', 'compliance']

/** ADR 060, in other words than the product's. */
function mayDecide({ account: about, by, change, role }: Asked, decider: number, accounts: Accounts): boolean {
  const has = about === null ? undefined : accounts.get(about)?.role
  const getsOrKeeps = change === 'delete' ? undefined : (role ?? has)
  const concerned = readers.includes(getsOrKeeps) ? getsOrKeeps : has
  const turns: readonly (Role | undefined)[] = readers.includes(concerned)
    ? [concerned, ...readers.filter((reader) => reader !== concerned), 'admin']
    : ['admin', 'compliance', 'approver']
  const others = [...accounts.values()].filter(({ id }) => id !== by && id !== about)
  const turn = turns.find((one) => others.some((other) => other.role === one))
  return turn !== undefined && accounts.get(decider)?.role === turn
}

/** What was approved and is said to be done is there. */
function effectMissing({ asked }: Approved, now: Accounts): string | null {
  const { account: about, change, email, name, role } = asked
  const has = about === null ? undefined : now.get(about)
  const isDone = {
    create: [...now.values()].some((one) => one.email === email),
    change: has && (!email || has.email === email) && (!name || has.name === name) && (!role || has.role === role),
    reset: has,
    'reset-factors': has?.factors === '',
    delete: !has,
  }[change]
  return isDone ? null : `${change} of account ${about} is said to be done, and is not: ${said(has)}`
}

/** Which difference of an account nothing explains. */
function findUnexplained(id: number, { before, now, deeds }: Judged): string | null {
  const [had, has] = [before.get(id), now.get(id)]
  const wanted = deeds.flatMap((deed) => (deed.kind === 'approved' ? [deed.asked] : []))
  const own = deeds.flatMap((deed) => (deed.kind !== 'approved' && deed.account === id ? [deed] : []))
  const about = wanted.filter((asked) => asked.account === id)
  if (!has) return about.some(({ change }) => change === 'delete') ? null : 'being there'
  if (!had) {
    const isAsked = wanted.some(
      ({ change, email, name, role }) =>
        change === 'create' && email === has.email && name === has.name && role === has.role,
    )
    return isAsked && has.factors === '' && has.sessions.length === 0 ? null : 'being there'
  }
  const changes = about.filter(({ change }) => change === 'change')
  const explained = {
    role: changes.some(({ role }) => role === has.role),
    name: changes.some(({ name }) => name === has.name),
    email:
      changes.some(({ email }) => email === has.email) ||
      own.some((deed) => deed.kind === 'email' && deed.email === has.email),
    password: own.some(({ kind }) => kind === 'password'),
    factors:
      own.some(({ kind }) => kind === 'factors') ||
      (has.factors === '' && about.some(({ change }) => change === 'reset-factors')),
    // A session that ends is no right that anybody gained.
    sessions:
      has.sessions.every((session) => had.sessions.includes(session)) || own.some(({ kind }) => kind === 'session'),
  }
  const fields = ['role', 'name', 'email', 'password', 'factors', 'sessions'] as const
  return fields.find((field) => said(had[field]) !== said(has[field]) && !explained[field]) ?? null
}
