import fc from 'fast-check'
import { z } from 'zod'
import { readRows } from '@/src/database/statements'
import { lookAtProposal } from '../approve-seen'
import { type Asked, type Deed, objectionToAccounts, readAccounts, roles } from './account-ledger'
import { type Actor, actors, type World } from './open-world'
import { actOnOwn, type Belongings, ownNames, takeLetters } from './own-account'

const askings = ['askNew', 'askRole', 'askAddress', 'askAll', 'askReset', 'askFactors', 'askAway'] as const
const attempts = [
  'decide',
  'decideTogether',
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
const ways = ['rest', 'graphQL', 'local'] as const

type Step = {
  name: (typeof askings)[number] | (typeof attempts)[number] | (typeof ownNames)[number]
  actor: Actor
  role: (typeof roles)[number]
  way: (typeof ways)[number]
  /** Whom it is about, or which of the newest requests, tickets or letters. */
  pick: number
}

const administrator = fc.constantFrom<Actor>('admin', 'admin-2')
const decider = fc.constantFrom<Actor>('admin', 'admin-2', 'admin', 'admin-2', 'compliance', 'investigator', 'approver')
const anybody = fc.constantFrom<Actor>(...actors, 'admin', 'admin-2', 'compliance')
const pick = fc.nat({ max: 8 })
const role = fc.constantFrom(...roles)
const way = fc.constantFrom(...ways)
const named = (name: fc.Arbitrary<Step['name']>, actor = anybody) => fc.record({ name, actor, role, way, pick })
const asking = named(fc.constantFrom(...askings), administrator)
const seldom = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary })
const oneOf = (...names: Step['name'][]) => named(fc.constantFrom(...names))

/** What by chance alone hardly ever happens: that somebody asks and the right one decides. Something may come in between. */
const agreement = fc
  .record({ asking, decider, way, between: seldom(oneOf('ownAddress', 'ownPassword', 'role')) })
  .map(({ asking: asked, decider: actor, way: by, between }): Step[] => [
    asked,
    ...(between ? [between] : []),
    { ...asked, name: 'decide', actor, way: by, pick: asked.pick === 8 ? 8 : 0 },
  ])

/** Two requests about one account, or about who asks: the newer one is decided first. */
const meanwhile = fc
  .record({ asking, newer: fc.constantFrom('askRole', 'askAway', 'askAddress'), deciders: fc.tuple(decider, decider) })
  .chain(({ asking: first, newer, deciders: [one, other] }) =>
    fc
      .constantFrom(first.pick, actors.indexOf(first.actor))
      .map((about): Step[] => [
        first,
        { ...first, name: newer, actor: first.actor === 'admin' ? 'admin-2' : 'admin', pick: about },
        { ...first, name: 'decide', actor: one, pick: 0 },
        { ...first, name: 'decide', actor: other, pick: 1 },
      ]),
  )

/** Somebody with the ticket of their own factors, or of a login. */
const factors = fc
  .record({
    first: oneOf('begin', 'begin', 'logIn'),
    code: fc.constantFrom(0, 0, 0, 4, 6, 7),
    last: oneOf('addApp', 'addApp', 'removeFactor', 'removeFactor', 'newCodes', 'passkey', 'choosePassword'),
    by: seldom(anybody),
    between: seldom(asking),
  })
  .map(({ first, code, last, by, between }): Step[] => [
    first,
    ...(between ? [between, { ...between, name: 'decide' as const, actor: 'admin-2' as const, pick: 0 }] : []),
    { ...first, name: 'giveCode', pick: code },
    { ...last, actor: by ?? first.actor, pick: last.pick - (last.pick % 3) },
  ])

/** A link that two people had sent, and that is used after something else happened. */
const letter = fc
  .record({
    asking: named(fc.constantFrom('askReset', 'askNew'), administrator),
    deciders: fc.tuple(decider, decider),
    after: fc.option(fc.constantFrom('askAddress', 'askAddress', 'askRole', 'askReset', 'ownAddress', 'ownPassword')),
    letters: fc.constantFrom(0, 0, 1),
  })
  .map(({ asking: asked, deciders: [one, other], after, letters }): Step[] => {
    // A new account is the last of them.
    const about = asked.name === 'askNew' ? actors.length : asked.pick
    const owner = actors[about % actors.length] ?? asked.actor
    return [
      asked,
      { ...asked, name: 'decide', actor: one, pick: 0 },
      ...(after?.startsWith('own') ? [{ ...asked, name: after, actor: owner, pick: 0 }] : []),
      ...(after?.startsWith('ask')
        ? [
            { ...asked, name: after, pick: about },
            { ...asked, name: 'decide' as const, actor: other, pick: 0 },
          ]
        : []),
      { ...asked, name: 'letter', pick: letters },
    ]
  })

/** What somebody tries who wants an account to be another one. */
export const accountSequence = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: oneOf(...attempts, ...askings, ...ownNames).map((one): Step[] => [one]) },
      { weight: 4, arbitrary: agreement },
      { weight: 2, arbitrary: meanwhile },
      { weight: 2, arbitrary: factors },
      { weight: 1, arbitrary: letter },
    ),
    { minLength: 2, maxLength: 6 },
  )
  .map((parts) => parts.flat())

/** What is known while a sequence runs. */
export type AccountScene = { world: World; asked: Map<number, Asked>; has: Belongings }

const numbered = z.object({ id: z.number() })
const made = z.union([z.object({ doc: numbered }).transform(({ doc }) => doc), numbered]).transform(({ id }) => id)
const decided = z.object({ id: z.number(), decider: z.number().nullish() })

/**
 * Does one.
 *
 * @param stay what has to be done for a rule to stay away. @returns why accounts may not be as they are afterwards, or null.
 */
export async function actOnAccounts(
  scene: AccountScene,
  step: Step,
  stay: () => Promise<void> = async () => undefined,
): Promise<string | null> {
  const { world, asked, has } = scene
  const [before, doneBefore] = [await readAccounts(world), await readDone(world)]
  const deeds: Deed[] = []
  const tried = new Map<number, number[]>()
  const own = ownNames.find((name) => name === step.name)
  if (own) await actOnOwn({ world, before, has, note: (deed) => void deeds.push(deed) }, { ...step, name: own })
  else await attempt(scene, step, { accounts: [...before.values()], tried })
  await stay()
  for (const [id, decider] of await readDone(world)) {
    if (doneBefore.has(id)) continue
    const wanted = asked.get(id)
    if (!wanted || decider === null || !tried.get(id)?.includes(decider))
      return `request ${id} is done by ${decider}, who did not decide it`
    deeds.push({ kind: 'approved', asked: wanted, decider })
  }
  await takeLetters(world, has)
  return objectionToAccounts({ before, now: await readAccounts(world), deeds })
}

/** The requests that are done, with who decided them. */
async function readDone({ payload }: World): Promise<ReadonlyMap<number, number | null>> {
  const sql = "SELECT id, decided_by AS decider FROM account_requests WHERE state = 'done'"
  const rows = z.array(decided).parse(await readRows(payload, { sql, args: [] }))
  return new Map(rows.map(({ id, decider: by }) => [id, by ?? null]))
}

type Attempt = { accounts: { id: number; email: string; role: Asked['byRole'] }[]; tried: Map<number, number[]> }

async function attempt(scene: AccountScene, step: Step, { accounts, tried }: Attempt): Promise<void> {
  const { world, asked } = scene
  const { name, actor, role: wanted, way: by, pick: chosen } = step
  const { id: target = 0, email: targetEmail = '' } = accounts[chosen % accounts.length] ?? {}
  const own = world.ids.get(actor) ?? 0
  const email = `n${world.next()}@bcs.example`
  const newcomer = { name: `Nova ${world.next()}`, email, role: wanted, password: 'correct horse battery staple' }
  const ask = async (data: Omit<Asked, 'by' | 'byRole'>) => {
    const sent = { reason: 'Uma razão', ...data }
    const { body } =
      by === 'local'
        ? await world.local(actor, 'create', { collection: 'account-requests', data: sent })
        : await world.rest(actor, 'POST', '/account-requests', sent)
    const id = made.safeParse(body).data
    const byRole = accounts.find((account) => account.id === own)?.role
    if (id) asked.set(id, { ...data, by: own, byRole })
  }
  const open = (nth: number) => [...asked.keys()].toReversed()[nth] ?? 0
  const decide = async (id: number, who: Actor) => {
    tried.set(id, [...(tried.get(id) ?? []), world.ids.get(who) ?? 0])
    // Another thing than what was asked for, along with the decision.
    const look = async (path: string, body: object) => (await world.rest(who, 'POST', `/${path}`, body)).body
    await lookAtProposal(look, `account-requests/${id}`)
    const data = { decision: 'approve', ...(chosen === 8 ? { role: wanted, email, account: own, name: 'X' } : {}) }
    if (by === 'local') await world.local(who, 'update', { collection: 'account-requests', id, data })
    else
      await world.rest(
        who,
        'PATCH',
        by === 'rest' ? `/account-requests/${id}` : `/account-requests?where[id][equals]=${id}`,
        data,
      )
  }
  switch (name) {
    case 'askNew':
      return ask({ change: 'create', account: null, email, role: wanted, name: newcomer.name })
    case 'askRole':
      return ask({ change: 'change', account: target, role: wanted })
    case 'askAddress':
      return ask({ change: 'change', account: target, email })
    case 'askAll':
      return ask({ change: 'change', account: target, email, role: wanted, name: newcomer.name })
    case 'askReset':
      return ask({ change: 'reset', account: target })
    case 'askFactors':
      return ask({ change: 'reset-factors', account: target })
    case 'askAway':
      return ask({ change: 'delete', account: target })
    case 'decide':
      return decide(open(chosen % 3), actor)
    case 'decideTogether':
      await Promise.all([decide(open(0), actor), decide(open(1), actor === 'admin' ? 'admin-2' : 'admin')])
      return
    case 'withdraw':
      await world.rest(actor, 'PATCH', `/account-requests/${open(chosen % 3)}`, {
        decision: chosen > 4 ? 'withdraw' : 'refuse',
      })
      return
    case 'rewrite': {
      const data = { role: wanted, email, account: own, state: chosen > 4 ? 'done' : 'asked', proposedBy: 1 }
      const id = open(chosen % 3)
      await world.rest(actor, 'PATCH', `/account-requests/${id}`, data)
      await world.local(actor, 'update', { collection: 'account-requests', id, data })
      await world.rest(actor, 'DELETE', `/account-requests/${id}`)
      return
    }
    case 'role':
      if (by === 'rest') await world.rest(actor, 'PATCH', `/users/${chosen > 3 ? own : target}`, { role: wanted })
      else if (by === 'local')
        await world.local(actor, 'update', {
          collection: 'users',
          where: { id: { equals: target } },
          data: { role: wanted },
        })
      else await world.graphQL(actor, `mutation { updateUser(id: ${target}, data: { role: ${wanted} }) { id } }`)
      return
    case 'create':
      if (by === 'rest') await world.rest(actor, 'POST', '/users', newcomer)
      else if (by === 'local') await world.local(actor, 'create', { collection: 'users', data: newcomer })
      else
        await world.graphQL(
          actor,
          `mutation { createUser(data: { name: "N", email: "${email}", role: ${wanted}, password: "correct horse battery" }) { id } }`,
        )
      return
    case 'email':
      await world.rest(
        actor,
        'PATCH',
        `/users/${target}`,
        chosen > 4 ? { name: 'Outra' } : { email, currentPassword: 'a guess' },
        own,
      )
      return
    case 'password': {
      // Somebody else's with one's own, and one's own with a guess.
      const data = {
        password: 'another good long password',
        currentPassword: target === own ? 'a guess' : world.password,
      }
      if (by === 'rest') await world.rest(actor, 'PATCH', `/users/${target}`, data, own)
      else if (by === 'local') await world.local(actor, 'update', { collection: 'users', id: target, data })
      else
        await world.graphQL(
          actor,
          `mutation { updateUser(id: ${target}, data: { password: "another good long password" }) { id } }`,
        )
      return
    }
    case 'link': {
      const password = 'another good long password'
      await world.rest(actor, 'POST', '/users/reset-password', { token: `${chosen}`.repeat(40), password })
      await world.rest(actor, 'POST', '/users/forgot-password', { email: targetEmail })
      await world.rest(actor, 'POST', '/users/first-register', { ...newcomer, role: 'admin' })
      await world.rest(actor, 'POST', '/users/unlock', { email: targetEmail })
      return
    }
    case 'credential': {
      const data = { person: target, kind: 'totp', identifier: email, secret: 'JBSWY3DPEHPK3PXP' }
      if (by === 'rest') await world.rest(actor, 'POST', '/credentials', data)
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
      if (by === 'rest') await world.rest(actor, 'DELETE', `/users?where[id][equals]=${target}`)
      else await world.local(actor, 'delete', { collection: 'users', id: target })
  }
}
