import { setTimeout as wait } from 'node:timers/promises'
import { createLocalReq, handleEndpoints } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
}, 180_000)
afterAll(() => cms.close())

const password = 'a test password'
const loggedIn = z.object({ token: z.string() })
const me = z.object({ user: z.object({ email: z.string() }).nullable() })

async function ask(method: string, path: string, token?: string, body?: object) {
  const { default: config } = await import('@/src/cms/configuration/payload.config')
  const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: `JWT ${token}` } : {}) }
  const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
  const response = await handleEndpoints({ config, request: new Request(`http://localhost:3001/api${path}`, init) })
  return { status: response.status, json: z.unknown().parse(await response.json()) }
}

const logIn = async (email: string) =>
  loggedIn.parse((await ask('POST', '/users/login', undefined, { email, password })).json).token
const whoIs = async (token: string) => me.parse((await ask('GET', '/users/me', token)).json).user?.email ?? null

async function storedSessions(id: number): Promise<string[]> {
  const where = { id: { equals: id } }
  const person = await cms.payload.db.findOne<{ id: number; sessions: unknown }>({ collection: 'users', where })
  return z
    .array(z.object({ id: z.string() }))
    .parse(person?.sessions)
    .map((session) => session.id)
}

it('nobody loses a session to others who log in at the same moment, nor to those who leave', async () => {
  const { id, email } = await cms.person('compliance')
  const [first = '', ...others] = await Promise.all(Array.from({ length: 6 }, () => logIn(email)))
  expect(await Promise.all([first, ...others].map(whoIs))).toEqual(Array.from({ length: 6 }, () => email))
  const coming = logIn(email)
  for (const token of others) expect((await ask('POST', '/users/logout', token)).status).toBe(200)
  const last = await coming
  expect(await Promise.all([first, last].map(whoIs))).toEqual([email, email])
  expect(await Promise.all(others.map(whoIs))).toEqual(others.map(() => null))
  expect(await storedSessions(id)).toHaveLength(2)
})

it.each([
  ['leaves', false],
  ['prolongs a session', true],
])('whoever %s takes away none that began while the others were read', async (_what, stays) => {
  const { id, email } = await cms.person('compliance')
  const [own, other] = [await logIn(email), await logIn(email)]
  const read = await cms.payload.db.findOne<{ id: number; email: string; sessions: { id: string }[] }>({
    collection: 'users',
    where: { id: { equals: id } },
  })
  const [first, second] = read?.sessions ?? []
  if (!read || !first || !second) throw new Error('Two sessions were expected')
  const late = await logIn(email)
  const person = await cms.payload.findByID({ collection: 'users', id, overrideAccess: true }) // nobody is asked here
  const user = { ...person, collection: 'users' as const, _sid: first.id }
  const req = await createLocalReq({ user }, cms.payload)
  const sessions = stays ? [first, second] : [second]
  const data = { ...read, sessions, updatedAt: null }
  await cms.payload.db.updateOne({ collection: 'users', id, data, req, returning: false })
  expect(await Promise.all([own, other, late].map(whoIs))).toEqual([stays ? email : null, email, email])
})

it('a login brings nothing back that was changed while the password was checked', async () => {
  const { id, email } = await cms.person('editor')
  const login = logIn(email)
  await wait(1)
  await cms.payload.update({ collection: 'users', id, data: { role: 'approver' }, overrideAccess: true }) // nobody is asked here
  expect(await whoIs(await login)).toBe(email)
  const { role } = await cms.payload.findByID({ collection: 'users', id, overrideAccess: true }) // as above
  expect(role).toBe('approver')
})

it('a change of an account takes away no session that began after it was read, unless it is of the password', async () => {
  const { id, email } = await cms.person('editor')
  const read = await cms.payload.db.findOne<{ id: number; email: string; hash: string; sessions: unknown[] }>({
    collection: 'users',
    where: { id: { equals: id } },
  })
  const late = await logIn(email)
  const change = (values: object) =>
    cms.payload.db.updateOne({ collection: 'users', id, data: { ...read, ...values, sessions: [] } })
  await change({ name: 'Somebody else' })
  expect(await whoIs(late)).toBe(email)
  await change({ hash: 'of another password' })
  expect(await whoIs(late)).toBeNull()
})

it('a session goes when it has ended and somebody logs in, all of them when somebody leaves everywhere', async () => {
  const { id, email } = await cms.person('editor')
  const tokens = [await logIn(email), await logIn(email)]
  const old = { id: 'old', createdAt: new Date('2020-01-01'), expiresAt: new Date('2020-01-02') }
  await cms.payload.db.updateOne({
    collection: 'users',
    id,
    data: { sessions: [old], updatedAt: null },
    returning: false,
  })
  expect(await storedSessions(id)).toContain('old')
  const again = await logIn(email)
  expect(await storedSessions(id)).not.toContain('old')
  expect(await storedSessions(id)).toHaveLength(3)
  expect((await ask('POST', '/users/refresh-token', again)).status).toBe(200)
  expect(await storedSessions(id)).toHaveLength(3)
  expect((await ask('POST', '/users/logout?allSessions=true', again)).status).toBe(200)
  expect(await storedSessions(id)).toEqual([])
  expect(await Promise.all([...tokens, again].map(whoIs))).toEqual([null, null, null])
})
