import fc from 'fast-check'
import { z } from 'zod'
import { readRows, runAsOne } from '@/src/cms/statements'
import { type Actor, actors, type World } from './open-world'

const roles = ['editor', 'approver', 'compliance', 'investigator', 'admin'] as const
const attempts = [
  'ask',
  'ask',
  'askAway',
  'decide',
  'decide',
  'decide',
  'withdraw',
  'rewrite',
  'role',
  'create',
  'email',
  'delete',
  'password',
  'link',
  'credential',
] as const

/** One step of somebody who wants an account to be another one. */
export const accountSequence = fc.array(
  fc.record({
    name: fc.constantFrom(...attempts),
    actor: fc.constantFrom(...actors, 'admin', 'admin-2', 'admin', 'admin-2', 'compliance'),
    role: fc.constantFrom(...roles),
    way: fc.constantFrom('rest', 'graphQL', 'local'),
    pick: fc.nat({ max: 8 }),
  }),
  { minLength: 3, maxLength: 12 },
)
type Step = { name: (typeof attempts)[number]; actor: Actor; role: (typeof roles)[number]; way: string; pick: number }

/** Who asked and who decided, as it was seen to happen. */
export type Deeds = { asked: Map<number, Actor>; approved: Map<number, Actor> }

const made = z.object({ doc: z.object({ id: z.number(), state: z.string().nullish() }) })
const account = z.object({
  id: z.number(),
  role: z.enum(roles),
  email: z.string(),
  name: z.string(),
  /** What shows who they are, besides what they are asked for. */
  secrets: z.string(),
})
export type Account = z.infer<typeof account>

/** Every account there is, as the database has it. */
export async function readAccounts({ payload }: World): Promise<Map<number, Account>> {
  const sql = `SELECT id, role, email, name, coalesce(salt, '') || coalesce(hash, '') || coalesce(
    (SELECT group_concat(kind || coalesce(secret, '')) FROM credentials WHERE person = users.id), '') AS secrets FROM users`
  const rows = await readRows(payload, { sql, args: [] })
  return new Map(rows.map((stored) => account.parse(stored)).map((found) => [found.id, found]))
}

/** Does one. */
export async function actOnAccounts(world: World, deeds: Deeds, { name, actor, role, way, pick }: Step): Promise<void> {
  const all = [...(await readAccounts(world)).values()]
  const target = all[pick % all.length]?.id ?? 0
  const own = world.ids.get(actor) ?? 0
  const email = `n${world.next()}@bcs.example`
  const newcomer = { name: 'Nova', email, role, password: 'correct horse battery staple' }
  const ask = async (data: object) => {
    const { status, body } = await world.rest(actor, 'POST', '/account-requests', { reason: 'Uma razão', ...data })
    const id = made.safeParse(body).data?.doc.id
    if (status === 201 && id) deeds.asked.set(id, actor)
  }
  const open = [...deeds.asked.keys()].toReversed()[pick % 3] ?? 0
  switch (name) {
    case 'ask':
      return ask(pick % 2 === 0 ? { change: 'create', ...newcomer } : { change: 'change', account: target, role })
    case 'askAway':
      if (pick === 8) return ask({ change: 'reset', account: target })
      return ask(pick % 2 === 0 ? { change: 'delete', account: target } : { change: 'change', account: target, email })
    case 'decide': {
      const { status, body } = await world.rest(actor, 'PATCH', `/account-requests/${open}`, { decision: 'approve' })
      if (status === 200 && made.safeParse(body).data?.doc.state === 'done') deeds.approved.set(open, actor)
      return
    }
    case 'withdraw':
      await world.rest(actor, 'PATCH', `/account-requests/${open}`, { decision: pick > 4 ? 'withdraw' : 'refuse' })
      return
    case 'rewrite':
      await world.rest(actor, 'PATCH', `/account-requests/${open}`, {
        role,
        state: 'done',
        proposedBy: 1,
        account: own,
      })
      await world.local(actor, 'update', { collection: 'account-requests', id: open, data: { role, proposedBy: 1 } })
      return
    case 'role':
      if (way === 'rest') await world.rest(actor, 'PATCH', `/users/${pick > 3 ? own : target}`, { role })
      else if (way === 'local')
        await world.local(actor, 'update', { collection: 'users', where: { id: { equals: target } }, data: { role } })
      else await world.graphQL(actor, `mutation { updateUser(id: ${target}, data: { role: ${role} }) { id } }`)
      return
    case 'create':
      if (way === 'rest') await world.rest(actor, 'POST', '/users', newcomer)
      else if (way === 'local') await world.local(actor, 'create', { collection: 'users', data: newcomer })
      else
        await world.graphQL(
          actor,
          `mutation { createUser(data: { name: "N", email: "${email}", role: ${role}, password: "correct horse battery" }) { id } }`,
        )
      return
    case 'email':
      await world.rest(
        actor,
        'PATCH',
        `/users/${target}`,
        pick > 4 ? { name: 'Outra' } : { email, currentPassword: 'a guess' },
      )
      return
    case 'password': {
      // Somebody else's with one's own, and one's own with a guess.
      const data = {
        password: 'another good long password',
        currentPassword: target === own ? 'a guess' : world.password,
      }
      if (way === 'rest') await world.rest(actor, 'PATCH', `/users/${target}`, data)
      else if (way === 'local') await world.local(actor, 'update', { collection: 'users', id: target, data })
      else
        await world.graphQL(
          actor,
          `mutation { updateUser(id: ${target}, data: { password: "another good long password" }) { id } }`,
        )
      return
    }
    case 'link': {
      const password = 'another good long password'
      await world.rest(actor, 'POST', '/users/reset-password', { token: `${pick}`.repeat(40), password })
      await world.rest(actor, 'POST', '/users/forgot-password', { email: all[pick % all.length]?.email })
      await world.rest(actor, 'POST', '/users/first-register', { ...newcomer, role: 'admin' })
      await world.rest(actor, 'POST', '/users/unlock', { email: all[pick % all.length]?.email })
      return
    }
    case 'credential': {
      const data = { person: target, kind: 'totp', identifier: email, secret: 'JBSWY3DPEHPK3PXP' }
      if (way === 'rest') await world.rest(actor, 'POST', '/credentials', data)
      else await world.local(actor, 'create', { collection: 'credentials', data })
      await world.rest(actor, 'DELETE', `/credentials?where[person][equals]=${target}`)
      await world.rest(actor, 'PATCH', `/users/${own}`, {
        mustChangePassword: false,
        salt: 'a',
        hash: 'b',
        sessions: [],
      })
      return
    }
    case 'delete':
      if (way === 'rest') await world.rest(actor, 'DELETE', `/users?where[id][equals]=${target}`)
      else await world.local(actor, 'delete', { collection: 'users', id: target })
  }
}

/** Why accounts may not be as they are now; null when two people wanted every difference. */
export async function objectionToAccounts(
  world: World,
  before: ReadonlyMap<number, Account>,
  { asked, approved }: Deeds,
): Promise<string | null> {
  const now = await readAccounts(world)
  if (![...now.values()].some(({ role }) => role === 'admin')) return 'there is no administrator'
  const two = [...approved].filter(([id, decider]) => asked.get(id) !== undefined && asked.get(id) !== decider)
  const different = [...new Set([...before.keys(), ...now.keys()])].filter(
    (id) => JSON.stringify(before.get(id)) !== JSON.stringify(now.get(id)),
  )
  for (const id of different) {
    const has = now.get(id)
    const requests = await Promise.all(
      two.map(
        ([number]) =>
          world.payload.findByID({ collection: 'account-requests', id: number, depth: 0, overrideAccess: true }), // looked at from above
      ),
    )
    const wanted = requests.some(({ account: about, change, email, role }) => {
      if (!has) return change === 'delete' && before.get(id) !== undefined
      if (before.get(id) && before.get(id)?.secrets !== has.secrets) return false
      if (change === 'create') return email === has.email && role === has.role
      return about === id && (role === has.role || email === has.email)
    })
    if (!wanted)
      return `account ${id} went from ${JSON.stringify(before.get(id))} to ${JSON.stringify(has)} without two people`
  }
  return null
}

/** Keeps everybody as they are, with their logins, for `bringBack`. */
export async function keepEverybody({ payload }: World): Promise<void> {
  const statements = [
    "UPDATE users_sessions SET expires_at = '2099-01-01T00:00:00.000Z'",
    'CREATE TABLE kept_users AS SELECT * FROM users',
    'CREATE TABLE kept_sessions AS SELECT * FROM users_sessions',
  ]
  await runAsOne(
    payload,
    statements.map((sql) => ({ sql, args: [] })),
  )
}

/** Everybody is who they were again, logged in, and nobody else is left: the next sequence begins as this one did. */
export async function bringBack({ payload }: World): Promise<void> {
  const statements = [
    'DELETE FROM users WHERE id NOT IN (SELECT id FROM kept_users)',
    'INSERT OR REPLACE INTO users SELECT * FROM kept_users',
    'DELETE FROM users_sessions',
    'INSERT INTO users_sessions SELECT * FROM kept_sessions',
    'DELETE FROM credentials',
  ]
  await runAsOne(
    payload,
    statements.map((sql) => ({ sql, args: [] })),
  )
}
