import { Secret, TOTP } from 'otpauth'
import { z } from 'zod'
import { readRows } from '@/src/database/statements'
import { addApp } from '@/src/identity/factors/apps'
import { makeRecoveryCodes } from '@/src/identity/factors/recovery-codes'
import { openTicket } from '@/src/identity/sign-in/ticket'
import { openMailQueue } from '@/src/mail/own-queue'
import type { Accounts, Deed } from './account-ledger'
import type { Actor, World } from './open-world'

/** A ticket that somebody got, and what they had shown for it. */
type HeldTicket = {
  sealed: string
  account: number
  purpose: 'factors' | 'sign-in'
  /** It was given for the right password. */
  isRight: boolean
  hasShownFactor: boolean
}

/** What people have at home: their passwords, phones, papers and letters. */
export type Belongings = {
  passwords: Map<number, string>
  apps: Map<number, string>
  codes: Map<number, string[]>
  letters: { to: string; token: string }[]
  tickets: HeldTicket[]
}

/** A step that somebody takes with their own account, or tries with another one's. */
export const ownNames = [
  'ownPassword',
  'ownAddress',
  'ownRole',
  'begin',
  'giveCode',
  'addApp',
  'removeFactor',
  'newCodes',
  'logIn',
  'choosePassword',
  'passkey',
  'letter',
] as const
type OwnStep = { name: (typeof ownNames)[number]; actor: Actor; way: string; pick: number }

/** Everything that a step on one's own account needs. `note` says, before it is tried, what its owner may do alone. */
export type OwnScene = { world: World; before: Accounts; has: Belongings; note: (deed: Deed) => void }

const withTicket = z.object({ ticket: z.string(), steps: z.array(z.string()).optional() })
const owed = z.object({ errors: z.array(z.object({ data: withTicket })) }).transform(({ errors }) => errors[0]?.data)
const madeCodes = z.object({ recoveryCodes: z.array(z.string()) })
const appRow = z.object({ id: z.number(), person: z.number() })

const chosen = (world: World) => `chuva de agosto ${world.next()} no Namibe`
const codeOf = (secret: string, halfMinutes: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + halfMinutes * 30_000 })

/** Those who begin with an app and recovery codes. */
const careful = ['editor-2', 'approver-2', 'investigator', 'admin-2'] as const satisfies readonly Actor[]

/** Gives some of the people a second factor. @returns what everybody has at the beginning of a sequence. */
export async function giveFactors({ payload, ids }: World): Promise<() => Belongings> {
  const apps = new Map<number, string>()
  const codes = new Map<number, string[]>()
  for (const actor of careful) {
    const person = ids.get(actor) ?? 0
    const secret = new Secret({ size: 20 }).base32
    await addApp(payload, { person, secret, code: codeOf(secret, -1), label: actor })
    apps.set(person, secret)
    codes.set(person, await makeRecoveryCodes(payload, person))
  }
  return () => ({ passwords: new Map(), apps: new Map(apps), codes: new Map(codes), letters: [], tickets: [] })
}

/** Does one. */
export async function actOnOwn(scene: OwnScene, { name, actor, way, pick }: OwnStep): Promise<void> {
  const { world, before, has, note } = scene
  const own = world.ids.get(actor) ?? 0
  const isGuess = pick % 4 === 3
  const passwordOf = (id: number) => (isGuess ? 'a guess at it' : (has.passwords.get(id) ?? world.password))
  const change = async (data: object): Promise<number> => {
    if (way === 'local') return (await world.local(actor, 'update', { collection: 'users', id: own, data })).status
    const path = pick > 4 ? `/users?where[id][equals]=${own}` : `/users/${own}`
    return (await world.rest(actor, 'PATCH', path, data, own)).status
  }
  const ticket = has.tickets.toReversed()[pick % 3]
  const hasApp = (id: number) => before.get(id)?.factors.includes('app') === true
  /** Its owner, who has shown everything again. */
  const mayManage = ({ account, hasShownFactor, isRight, purpose }: HeldTicket) =>
    isRight && purpose === 'factors' && account === own && (hasShownFactor || !hasApp(account))
  const send = (path: string, body: object) => world.rest(actor, 'POST', `/users${path}`, body, ticket?.account ?? own)
  const keep = (body: unknown, from: Omit<HeldTicket, 'sealed'>) => {
    const sealed = withTicket.safeParse(body).data?.ticket ?? owed.safeParse(body).data?.ticket
    if (sealed) has.tickets.push({ ...from, sealed })
  }
  switch (name) {
    case 'ownPassword': {
      const password = chosen(world)
      if (!isGuess) note({ kind: 'password', account: own })
      await change({ password, currentPassword: passwordOf(own) })
      // Of many that are changed at once, the answer is 200 whatever came of it.
      if (!isGuess) has.passwords.set(own, await whichIs(scene, own, password))
      return
    }
    case 'ownAddress': {
      const email = `n${world.next()}@bcs.example`
      if (!isGuess) note({ kind: 'email', account: own, email })
      await change({ email, currentPassword: passwordOf(own) })
      return
    }
    case 'ownRole':
      // The right password is no second person.
      await change({ role: 'admin', name: 'Outra', currentPassword: passwordOf(own) })
      return
    case 'begin': {
      const { body } = await world.rest(
        actor,
        'POST',
        '/users/factors/begin',
        { currentPassword: passwordOf(own) },
        own,
      )
      keep(body, { account: own, purpose: 'factors', isRight: !isGuess, hasShownFactor: false })
      return
    }
    case 'giveCode': {
      if (!ticket) return
      const { account, isRight, purpose, sealed } = ticket
      const paper = has.codes.get(account) ?? []
      const isPaper = pick === 4 && paper.length > 0
      const secret = has.apps.get(account)
      const code = isGuess ? '000000' : isPaper ? (paper.pop() ?? '') : secret ? codeOf(secret, pick > 4 ? 1 : 0) : ''
      const isLegitimate = !isGuess && isRight && (purpose === 'sign-in' || account === own)
      if (isLegitimate && isPaper) note({ kind: 'factors', account })
      if (isLegitimate && purpose === 'sign-in') note({ kind: 'session', account })
      const { body } = await send('/sign-in/code', { ticket: sealed, code })
      keep(body, { account, purpose, isRight: isLegitimate, hasShownFactor: isLegitimate })
      return
    }
    case 'addApp': {
      if (!ticket) return
      const { account, sealed } = ticket
      if (mayManage(ticket)) note({ kind: 'factors', account })
      const secret = openTicket(world.payload.secret, sealed, Date.now())?.appSecret ?? new Secret({ size: 20 }).base32
      const code = isGuess ? '000000' : codeOf(secret, -1)
      const { status, body } = await send('/factors/app', { ticket: sealed, code, label: 'App' })
      if (status === 200) has.apps.set(account, secret)
      const { data } = madeCodes.safeParse(body)
      if (data) has.codes.set(account, data.recoveryCodes)
      keep(body, { ...ticket, isRight: mayManage(ticket), hasShownFactor: true })
      return
    }
    case 'removeFactor': {
      if (!ticket) return
      const sql = "SELECT id, person FROM credentials WHERE kind = 'app' ORDER BY id"
      const all = z.array(appRow).parse(await readRows(world.payload, { sql, args: [] }))
      const factor = pick < 5 ? all.find(({ person }) => person === ticket.account) : all[pick % all.length]
      if (mayManage(ticket) && factor?.person === own) note({ kind: 'factors', account: own })
      await send('/factors/remove', { ticket: ticket.sealed, factor: factor?.id ?? 1 })
      return
    }
    case 'newCodes': {
      if (!ticket) return
      if (mayManage(ticket) && hasApp(own)) note({ kind: 'factors', account: own })
      const { body } = await send('/factors/recovery-codes', { ticket: ticket.sealed })
      const { data } = madeCodes.safeParse(body)
      if (data) has.codes.set(ticket.account, data.recoveryCodes)
      return
    }
    case 'logIn': {
      const account = pick > 4 ? own : ([...before.keys()][pick] ?? own)
      const { email = '' } = before.get(account) ?? {}
      if (!isGuess && !hasApp(account)) note({ kind: 'session', account })
      const sent = { email, password: passwordOf(account) }
      const { body } =
        way === 'graphQL'
          ? await world.graphQL(
              null,
              `mutation { loginUser(email: "${email}", password: "${sent.password}") { token } }`,
            )
          : await world.rest(null, 'POST', way === 'rest' ? '/users/sign-in' : '/users/login', sent, account)
      keep(body, { account, purpose: 'sign-in', isRight: !isGuess, hasShownFactor: false })
      return
    }
    case 'choosePassword':
      // Owed by nobody here: what is known to its owner only is not chosen again.
      await send('/sign-in/password', { ticket: ticket?.sealed ?? 'x'.repeat(100), password: chosen(world) })
      return
    case 'passkey': {
      const sent = {
        ticket: ticket?.sealed ?? 'x'.repeat(100),
        label: 'Key',
        response: { id: 'x', type: 'public-key' },
      }
      for (const path of [
        '/factors/passkey-options',
        '/factors/passkey',
        '/sign-in/passkey-options',
        '/sign-in/passkey',
      ])
        await send(path, sent)
      if (pick > 4) await send('/factors/end', sent)
      return
    }
    case 'letter':
      return openLetter(scene, pick)
  }
}

/** Whoever reads the mail of an address uses a link that was sent there. It is its owner's while the address is. */
async function openLetter({ world, before, has, note }: OwnScene, pick: number): Promise<void> {
  const letter = has.letters.toReversed()[pick % 3]
  if (!letter) return
  const account = [...before.values()].find(({ email }) => email === letter.to)?.id
  const password = chosen(world)
  if (account !== undefined) note({ kind: 'password', account })
  const { status } = await world.rest(null, 'POST', '/users/reset-password', { token: letter.token, password })
  if (status === 200 && account !== undefined) has.passwords.set(account, password)
}

const link = /admin\/reset\/([\w-]+)/

/** Takes all that was sent out of the queue, and keeps the links in it. */
export async function takeLetters({ payload }: Pick<World, 'payload'>, has: Belongings): Promise<void> {
  const queue = openMailQueue(payload)
  for await (const message of queue.take(Date.now())) {
    const token = link.exec(message.mail.text)?.[1]
    const [to = ''] = message.mail.to
    if (token) has.letters.push({ to, token })
    await queue.markSent(message)
  }
}

/** The password that an account has after it was to be another one: the database is asked, not the answer. */
async function whichIs({ world, before, has }: OwnScene, id: number, tried: string): Promise<string> {
  const sql =
    "SELECT coalesce(salt, '') || coalesce(hash, '') || coalesce(must_change_password, 0) AS stored FROM users WHERE id = ?"
  const [row] = await readRows(world.payload, { sql, args: [id] })
  const isNew = z.object({ stored: z.string() }).safeParse(row).data?.stored !== before.get(id)?.password
  return isNew ? tried : (has.passwords.get(id) ?? world.password)
}
