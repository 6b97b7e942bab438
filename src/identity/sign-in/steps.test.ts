import { Secret, TOTP } from 'otpauth'
import { createLocalReq } from 'payload'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { askCms, type CmsQuestion } from '@/tests/support/ask-cms'
import { good, openCmsForFile, password, watchLines } from '@/tests/support/logins'
import { askDatabase, type TestCms } from '@/tests/support/open-test-cms'
import { readQueuedTexts } from '@/tests/support/queued-mail'

let cms: TestCms
openCmsForFile(
  (opened) => {
    cms = opened
  },
  { SECOND_FACTOR_ROLES: 'investigator' },
)

const { lines, events } = watchLines()
let now = Date.now()

const named = (name: string) => events().filter((one) => one.event === name)

const owes = z.object({
  errors: z.tuple([
    z.looseObject({ message: z.string(), data: z.strictObject({ ticket: z.string(), steps: z.array(z.string()) }) }),
  ]),
})
const session = z.looseObject({ token: z.string(), recoveryCodes: z.array(z.string()).optional() })
const managing = z.looseObject({ ticket: z.string(), steps: z.array(z.string()) })

const post = (path: string, body: object, question: CmsQuestion = {}) => askCms(`/users${path}`, { ...question, body })
const logIn = (email: string, given = password, question: CmsQuestion = {}) =>
  post('/login', { email, password: given }, question)
const owedOf = ({ json, status }: { json: unknown; status: number }) => {
  expect(status, JSON.stringify(json)).toBe(403)
  return owes.parse(json).errors[0].data
}
const sessionsOf = async (id: number) =>
  (await askDatabase(cms, 'SELECT id FROM users_sessions WHERE _parent_id = ?', [id])).length
const whoIs = async (token: string) =>
  z
    .object({ user: z.object({ email: z.string() }).nullable() })
    .parse((await askCms('/users/me', { method: 'GET', token })).json).user?.email ?? null

/** What the owner of an account is told of its factors, in no order: each message is in both languages. */
const toldTo = async (email: string) =>
  (await readQueuedTexts(cms.directory)).filter(
    (text) => text.includes(`"${email}"`) && text.includes('segundo factor da sua conta'),
  )
const inBoth = (pt: string, en: string) => expect.stringMatching(new RegExp(`${pt}.*avise já.*${en}.*tell an`))
const isAdded = inBoth('Foi acrescentado um segundo factor', 'A second factor was added')
const isRemoved = inBoth('Foi retirado um segundo factor', 'A second factor was removed')

/** The code that an app shows, a number of half minutes from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + steps * 30_000 })

/** The secret that the page shows, read from the ticket as the page reads it. */
async function appSecretIn(ticket: string): Promise<string> {
  const { openTicket } = await import('./ticket')
  return openTicket(cms.payload.secret, ticket, Date.now())?.appSecret ?? ''
}

/** Somebody with an app. */
async function personWithApp(role: 'editor' | 'investigator' = 'editor') {
  const { id, email } = await cms.person(role)
  const first = await logIn(email)
  const begun =
    role === 'editor'
      ? managing.parse(
          (await post('/factors/begin', { currentPassword: password }, { token: session.parse(first.json).token }))
            .json,
        )
      : owedOf(first)
  const token = role === 'editor' ? session.parse(first.json).token : undefined
  const secret = await appSecretIn(begun.ticket)
  now = Date.now()
  const made = await post('/factors/app', { ticket: begun.ticket, code: codeOf(secret, -1) }, { token })
  expect(made.status, made.text).toBe(200)
  const codes = z.object({ recoveryCodes: z.array(z.string()) }).parse(made.json).recoveryCodes
  return { id, email, secret, codes, token: token ?? session.parse(made.json).token }
}

describe('a password that somebody else knows', () => {
  it('opens no session by any way until its owner has chosen another', async () => {
    const { id, email } = await cms.person('editor')
    await cms.payload.update({ collection: 'users', id, data: { mustChangePassword: true }, overrideAccess: true })
    const answer = await logIn(email)
    const { steps, ticket } = owedOf(answer)
    expect(steps).toEqual(['password'])
    expect(answer.cookies).toEqual([])
    expect(await sessionsOf(id)).toBe(0)
    await expect(cms.payload.login({ collection: 'users', data: { email, password } })).rejects.toThrow('mais um passo')
    const weak = await post('/sign-in/password', { ticket, password: 'abc' })
    expect([weak.status, weak.text]).toEqual([400, expect.stringContaining('pelo menos 12')])
    expect((await post('/sign-in/password', { ticket, password })).status).toBe(400)
    expect((await post('/sign-in/password', { ticket, password: good, again: `${good}!` })).status).toBe(400)
    const done = await post('/sign-in/password', { ticket, password: good })
    expect(done.status, done.text).toBe(200)
    expect(await whoIs(session.parse(done.json).token)).toBe(email)
    expect(done.cookies.some((cookie) => cookie.startsWith('payload-token='))).toBe(true)
    expect((await post('/sign-in/password', { ticket, password: `${good} outra` })).status).toBe(401)
    expect((await logIn(email)).status).toBe(401)
    expect((await logIn(email, good)).status).toBe(200)
    expect(named('password.changed')).toMatchObject([{ subject: `users/${id}`, by: 'step' }])
    expect(named('login.step-asked').length).toBeGreaterThan(0)
  })

  it('is what first logins have, unless a setting fixes it', async () => {
    const { makeFirstLogins } = await import('@/src/cms/open/first-logins')
    await askDatabase(cms, 'DELETE FROM users')
    const [made] = await makeFirstLogins(cms.payload, cms.directory)
    expect(owedOf(await logIn(made?.email ?? '', made?.password)).steps).toEqual(['password'])
    expect(lines.join('')).not.toContain(made?.password)
    await askDatabase(cms, 'DELETE FROM users')
    await makeFirstLogins(cms.payload, cms.directory, password)
    expect((await logIn(made?.email ?? '')).status).toBe(200)
    await askDatabase(cms, 'DELETE FROM users')
  })
})

describe('a second factor', () => {
  it('is asked for after the password, each of its codes once, and wrong codes are recorded and limited', async () => {
    const { id, email, secret } = await personWithApp()
    const before = await sessionsOf(id)
    const owed = owedOf(await logIn(email))
    expect(owed.steps).toEqual(['factor'])
    expect(await sessionsOf(id)).toBe(before)
    expect((await post('/sign-in/password', { ticket: owed.ticket, password: good })).status).toBe(401)
    expect((await post('/factors/app', { ticket: owed.ticket, code: codeOf(secret) })).status).toBe(401)
    lines.length = 0
    // The one that was shown when the app was added.
    expect((await post('/sign-in/code', { ticket: owed.ticket, code: codeOf(secret, -1) })).status).toBe(401)
    expect((await post('/sign-in/code', { ticket: owed.ticket, code: codeOf(secret, -5) })).status).toBe(401)
    expect(named('login.step-failed')).toHaveLength(2)
    const done = await post('/sign-in/code', { ticket: owed.ticket, code: codeOf(secret) })
    expect(done.status, done.text).toBe(200)
    expect(await whoIs(session.parse(done.json).token)).toBe(email)
    expect(named('login.succeeded')).toMatchObject([{ shown: ['password', 'app'] }])
    const again = owedOf(await logIn(email))
    expect((await post('/sign-in/code', { ticket: again.ticket, code: codeOf(secret) })).status).toBe(401)
    // A ticket that was used, with a code that was not.
    expect((await post('/sign-in/code', { ticket: owed.ticket, code: codeOf(secret, 1) })).status).toBe(401)
    const tries: number[] = []
    for (let count = 0; count < 30; count++)
      tries.push(
        (await post('/sign-in/code', { ticket: again.ticket, code: '000000' }, { from: `10.${count}.1.1` })).status,
      )
    expect(tries.at(-1)).toBe(429)
    expect(tries.filter((status) => status === 401).length).toBeLessThanOrEqual(10)
    expect(lines.join('')).not.toMatch(new RegExp(`${secret}|${codeOf(secret)}|${owed.ticket}`))
  }, 60_000)

  it('is shown by two at the same moment with one code: one is let in', async () => {
    const { email, secret } = await personWithApp()
    const [one, other] = [owedOf(await logIn(email)), owedOf(await logIn(email))]
    const answers = await Promise.all(
      [one, other].map(({ ticket }) => post('/sign-in/code', { ticket, code: codeOf(secret) })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
  })

  it('may be a recovery code, once, and new codes end the old', async () => {
    const { email, codes, token } = await personWithApp()
    expect(new Set(codes).size).toBe(10)
    const [first = '', second = ''] = codes
    const use = async (code: string) =>
      (await post('/sign-in/code', { ticket: owedOf(await logIn(email)).ticket, code })).status
    expect(await use(first.toLowerCase())).toBe(200)
    expect(named('recovery-code.used')).toMatchObject([{ left: 9 }])
    expect(await use(first)).toBe(401)
    const begun = managing.parse((await post('/factors/begin', { currentPassword: password }, { token })).json)
    expect(begun.steps).toEqual(['factor'])
    // The password alone changes nothing.
    expect((await post('/factors/recovery-codes', { ticket: begun.ticket }, { token })).status).toBe(401)
    const shown = managing.parse((await post('/sign-in/code', { ticket: begun.ticket, code: second }, { token })).json)
    // Nor does the ticket without the session.
    expect((await post('/factors/recovery-codes', { ticket: shown.ticket })).status).toBe(401)
    const made = await post('/factors/recovery-codes', { ticket: shown.ticket }, { token })
    expect(made.status, made.text).toBe(200)
    expect(await use(codes[2] ?? '')).toBe(401)
    const [fresh = ''] = z.object({ recoveryCodes: z.array(z.string()) }).parse(made.json).recoveryCodes
    expect(await use(fresh)).toBe(200)
    const stored = await cms.payload.db.find({ collection: 'credentials', pagination: false })
    expect(JSON.stringify(stored.docs)).not.toContain(fresh)
    const told = await toldTo(email)
    expect(told).toHaveLength(2)
    expect(told).toContainEqual(isAdded)
    expect(told).toContainEqual(inBoth('Foram feitos novos códigos', 'New recovery codes'))
    for (const secret of [...codes, fresh, token, made.text]) expect(told.join('')).not.toContain(secret)
  })

  it('that is demanded of a role is enrolled at the next login, and the last one does not go', async () => {
    const { id, email, secret, token } = await personWithApp('investigator')
    expect(await whoIs(token)).toBe(email)
    const begun = managing.parse((await post('/factors/begin', { currentPassword: password }, { token })).json)
    const shown = managing.parse(
      (await post('/sign-in/code', { ticket: begun.ticket, code: codeOf(secret) }, { token })).json,
    )
    const { findFactors } = await import('../factors/stored-factors')
    const [factor] = await findFactors(cms.payload, id)
    const answer = await post('/factors/remove', { ticket: shown.ticket, factor: factor?.id }, { token })
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('precisa de um segundo factor')])
    expect(await findFactors(cms.payload, id)).toHaveLength(1)
    expect(JSON.stringify(await cms.payload.db.find({ collection: 'credentials' }))).not.toContain(secret)
  })

  it('is removed by whoever shows everything they have, and by nobody else', async () => {
    const { id, email, secret, token } = await personWithApp()
    expect(await toldTo(email)).toEqual([isAdded])
    const { findFactors } = await import('../factors/stored-factors')
    const [factor] = await findFactors(cms.payload, id)
    expect((await post('/factors/remove', { factor: factor?.id }, { token })).status).toBe(401)
    expect((await post('/factors/begin', { currentPassword: 'not the one it is' }, { token })).status).toBe(401)
    const begun = managing.parse((await post('/factors/begin', { currentPassword: password }, { token })).json)
    const { ticket } = managing.parse(
      (await post('/sign-in/code', { ticket: begun.ticket, code: codeOf(secret) }, { token })).json,
    )
    const other = session.parse((await logIn((await cms.person('editor')).email)).json).token
    expect((await post('/factors/remove', { ticket, factor: factor?.id }, { token: other })).status).toBe(401)
    expect((await post('/factors/remove', { ticket, factor: factor?.id }, { token })).status).toBe(200)
    expect(await findFactors(cms.payload, id)).toEqual([])
    const told = await toldTo(email)
    expect(told).toHaveLength(2)
    expect(told).toContainEqual(isRemoved)
    expect(told.join('')).not.toContain(secret)
    expect(named('factor.removed')).toMatchObject([{ subject: `users/${id}`, factor: 'app' }])
    expect((await cms.payload.db.find({ collection: 'credentials', where: { person: { equals: id } } })).docs).toEqual(
      [],
    )
  })
})

describe('the forms of the pages', () => {
  /** Posts a form as a browser without script does. */
  async function submit(path: string, fields: Record<string, string>) {
    const { default: config } = await import('@/src/cms/configuration/payload.config')
    const { handleEndpoints } = await import('payload')
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Accept-Language': 'pt' }
    const init = { method: 'POST', headers, body: new URLSearchParams(fields).toString() }
    const answer = await handleEndpoints({
      config,
      request: new Request(`http://localhost:3001/api/users${path}`, init),
    })
    return { status: answer.status, to: answer.headers.get('location') ?? '', cookies: answer.headers.getSetCookie() }
  }

  it('lead to where the person was going, through a wrong password and through the steps, and nowhere else', async () => {
    const { id, email } = await cms.person('editor')
    const redirect = '/admin/collections/pages?limit=10'
    const wrong = await submit('/sign-in', { email, password: 'wrong wrong wrong', redirect })
    expect([wrong.status, wrong.cookies]).toEqual([303, []])
    expect(new URL(wrong.to, 'http://cms').searchParams.get('redirect')).toBe(redirect)
    const { openSaid } = await import('./said')
    const said = new URL(wrong.to, 'http://cms').searchParams.get('said') ?? ''
    expect(openSaid(cms.payload.secret, said)).toMatchObject({ isError: true })
    expect(openSaid(cms.payload.secret, `${said[0] === 'A' ? 'B' : 'A'}${said.slice(1)}`)).toBeNull()
    expect((await submit('/sign-in', { email, password, redirect })).to).toBe(redirect)
    expect((await submit('/sign-in', { email, password, redirect: '//evil.example' })).to).toBe('/admin')
    await cms.payload.update({ collection: 'users', id, data: { mustChangePassword: true }, overrideAccess: true })
    const owed = await submit('/sign-in', { email, password, redirect })
    expect(owed.to).toBe('/admin/login/step')
    expect(owed.cookies).toEqual([expect.stringMatching(/^sona-ticket=[^;]+;.*HttpOnly; SameSite=Strict$/)])
    const ticket = /^sona-ticket=([^;]+)/.exec(owed.cookies[0] ?? '')?.[1] ?? ''
    expect((await submit('/sign-in/password', { ticket, password: good, again: good })).to).toBe(redirect)
  })
})

/** Has a request about an account before somebody's eyes, as the review room does. */
async function lookAtRequest(user: Awaited<ReturnType<typeof cms.person>>, id: number): Promise<void> {
  const { readAccountLooked } = await import('@/src/cms/accounts/account-look')
  const { noteLookAt } = await import('@/src/cms/looks/look-store')
  const req = await createLocalReq({ user }, cms.payload)
  const read = () => readAccountLooked(req, id, 'pt')
  const { name, changes } = await read()
  const seen = changes.map(({ key }) => key)
  await noteLookAt({ payload: cms.payload, name, person: user.id, read }, { seen, isChecked: true })
}

describe('a second factor that was lost', () => {
  it('is taken away by two people, and the sessions of the account end', async () => {
    const { id, email, token } = await personWithApp()
    const [asks, decides] = [await cms.person('admin'), await cms.person('admin')]
    const collection = 'account-requests'
    const request = await cms.payload.create({
      collection,
      data: { change: 'reset-factors', account: id, reason: 'Perdeu o telemóvel' },
      user: asks,
      overrideAccess: false,
    })
    const approve = (user: typeof asks) =>
      cms.payload.update({
        collection,
        id: request.id,
        data: { decision: 'approve' },
        user,
        overrideAccess: false,
      })
    await expect(approve(asks)).rejects.toThrow()
    expect(owedOf(await logIn(email)).steps).toEqual(['factor'])
    await lookAtRequest(decides, request.id)
    await approve(decides)
    expect(await toldTo(email)).toContainEqual(inBoth('Foram retirados todos', 'All second factors were taken'))
    expect(await whoIs(token)).toBeNull()
    expect((await logIn(email)).status).toBe(200)
    expect(named('factors.reset')).toMatchObject([{ subject: `users/${id}`, actor: { id: decides.id } }])
  })
})

describe('a link to a new password', () => {
  it('begins no session, and leaves the second factor where it is', async () => {
    const { id, email } = await personWithApp()
    const { makeLink } = await import('../reset/make-link')
    const link = await makeLink(cms.payload, { id, lifeMs: 60_000 })
    const answer = await post('/reset-password', { token: link.split('/').at(-1), password: good })
    expect([answer.status, answer.cookies]).toEqual([200, []])
    expect(answer.text).not.toContain('token')
    expect(await sessionsOf(id)).toBe(0)
    expect(owedOf(await logIn(email, good)).steps).toEqual(['factor'])
    expect(named('password.changed')).toMatchObject([{ by: 'link' }])
    const operation = cms.payload.resetPassword({
      collection: 'users',
      data: { token: 'x', password: good },
      overrideAccess: true, // trusted code either
    })
    await expect(operation).rejects.toThrow()
  })
})

describe('a ticket', () => {
  it('is nobody else’s, ends with the password it was shown with, and in ten minutes', async () => {
    const { id, email, secret } = await personWithApp()
    const { ticket } = owedOf(await logIn(email))
    const { openTicket } = await import('./ticket')
    expect(openTicket(cms.payload.secret, ticket, Date.now() + 599_000)).not.toBeNull()
    expect(openTicket(cms.payload.secret, ticket, Date.now() + 601_000)).toBeNull()
    expect(openTicket('another secret', ticket, Date.now())).toBeNull()
    // What was used before a restart is forgotten; so is everything that was made before it.
    vi.spyOn(process, 'uptime').mockReturnValue(-1)
    vi.resetModules()
    const { openTicket: openAfterRestart } = await import('./ticket')
    expect(openAfterRestart(cms.payload.secret, ticket, Date.now())).toBeNull()
    const middle = Math.floor(ticket.length / 2)
    const changed = `${ticket.slice(0, middle)}${ticket[middle] === 'A' ? 'B' : 'A'}${ticket.slice(middle + 1)}`
    expect(openTicket(cms.payload.secret, changed, Date.now())).toBeNull()
    await cms.payload.update({ collection: 'users', id, data: { password: good }, overrideAccess: true })
    expect((await post('/sign-in/code', { ticket, code: codeOf(secret) })).status).toBe(401)
  })
})
