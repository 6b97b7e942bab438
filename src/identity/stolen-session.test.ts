import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { readRows } from '@/src/database/statements'
import { askCms } from '@/tests/support/ask-cms'
import { good, openCmsForFile } from '@/tests/support/logins'
import type { TestCms } from '@/tests/support/open-test-cms'

/**
 * What the cookie of a session gives to whoever replays it from elsewhere, with everything that a browser on the CMS would say and with
 * nothing else that its owner has. SECURITY.md says the same in words.
 */
let cms: TestCms
openCmsForFile((opened) => {
  cms = opened
})
beforeEach(() => void vi.spyOn(process.stdout, 'write').mockReturnValue(true))

const roles = ['editor', 'approver', 'compliance', 'investigator', 'admin'] as const
const made = z.object({ doc: z.object({ id: z.number() }) })

type Ask = (method: string, path: string, body?: object) => ReturnType<typeof askCms>
type Owner = { id: number; email: string; replay: Ask }

/** Somebody who has logged in, and whoever has got hold of the cookie of that. */
async function robbed(role: (typeof roles)[number]): Promise<Owner> {
  const { id, email } = await cms.person(role)
  const { cookies } = await askCms('/users/login', { body: { email, password: 'a test password' } })
  const session = cookies.filter((cookie) => cookie.startsWith('payload-token='))
  expect(session).toHaveLength(1)
  const replay: Ask = (method, path, body) =>
    askCms(path, { method, cookies: session, site: 'same-origin', language: 'en', ...(body ? { body } : {}) })
  // The cookie is taken: what is refused below is not refused because nobody is logged in.
  expect((await replay('GET', '/users/me')).text).toContain(email)
  return { id, email, replay }
}

/** Every account, with what shows who its owner is. Sessions come and go. */
async function accounts(): Promise<unknown> {
  const columns = 'id, name, email, role, salt, hash, must_change_password'
  const rows = await readRows(cms.payload, { sql: `SELECT ${columns} FROM users ORDER BY id`, args: [] })
  const sql = 'SELECT person, kind, identifier, secret FROM credentials ORDER BY id'
  return [rows, await readRows(cms.payload, { sql, args: [] })]
}

/** Tries every way. @returns those that were not refused. */
async function taken(replay: Ask, ways: readonly (readonly [string, string, object?])[]): Promise<string[]> {
  const answers: string[] = []
  for (const [method, path, body] of ways) {
    const { status, text } = await replay(method, path, body)
    // GraphQL refuses with 200, and changing many says what it did not change.
    if (status < 400 && !/"errors":\s*\[\s*\{/.test(text))
      answers.push(`${method} ${path} ${JSON.stringify(body)}: ${text}`)
  }
  return answers
}

const mutation = (text: string) => ['POST', '/graphql', { query: `mutation { ${text} { id } }` }] as const

it.each(roles)('the session of %s changes no password, address, factor or role', async (role) => {
  const { id, email, replay } = await robbed(role)
  const other = await cms.person('editor')
  const before = await accounts()
  const another = role === 'admin' ? 'investigator' : 'admin'
  const own = `/users/${id}`
  const step = { ticket: 'x'.repeat(100), code: '000000', factor: 1, password: good, label: 'mine', response: {} }
  const ways = [
    ['PATCH', own, { password: good }],
    ['PATCH', own, { password: good, currentPassword: 'a guess at it' }],
    ['PATCH', own, { email: `thief-${email}` }],
    ['PATCH', own, { email: `thief-${email}`, currentPassword: 'a guess at it' }],
    ['PATCH', own, { role: another }],
    ['PATCH', own, { name: 'Somebody else' }],
    ['PATCH', `/users?where[id][equals]=${id}`, { password: good }],
    ['PATCH', `/users?where[id][equals]=${id}`, { role: another }],
    ['PATCH', `/users/${other.id}`, { password: good }],
    ['POST', '/users', { name: 'Nova', email: `nova-${id}@bcs.example`, role: 'admin', password: good }],
    ['POST', '/users/first-register', { name: 'Nova', email: `nova-${id}@bcs.example`, password: good }],
    ['DELETE', `/users/${other.id}`],
    ['POST', '/users/reset-password', { token: 'x'.repeat(40), password: good }],
    ['POST', '/users/unlock', { email }],
    ['POST', '/users/factors/begin', {}],
    ['POST', '/users/factors/begin', { currentPassword: 'a guess at it' }],
    ...['app', 'passkey-options', 'passkey', 'remove', 'recovery-codes'].map(
      (name) => ['POST', `/users/factors/${name}`, step] as const,
    ),
    ...['code', 'passkey', 'passkey-options', 'password'].map(
      (name) => ['POST', `/users/sign-in/${name}`, step] as const,
    ),
    ['POST', '/credentials', { person: id, kind: 'app', secret: 'x' }],
    ['DELETE', `/credentials?where[person][equals]=${id}`],
    mutation(`updateUser(id: ${id}, data: { password: "${good}" })`),
    mutation(`updateUser(id: ${id}, data: { email: "thief@bcs.example" })`),
    mutation(`updateUser(id: ${id}, data: { role: ${another} })`),
  ] as const
  expect(await taken(replay, ways)).toEqual([])
  // What is no field of an account for anybody is passed over.
  await replay('PATCH', own, { salt: 'a', hash: 'b', mustChangePassword: true, resetPasswordToken: 'x' })
  await replay('POST', '/users/forgot-password', { email })
  expect(await accounts()).toEqual(before)
})

it('the session of an administrator asks for accounts and decides nothing of that', async () => {
  const { replay } = await robbed('admin')
  const { id: about } = await cms.person('editor')
  const before = await accounts()
  const reason = 'A reason of the thief'
  for (const wanted of [
    { change: 'create', name: 'Nova', email: 'nova@bcs.example', role: 'admin' },
    { change: 'change', account: about, role: 'admin' },
    { change: 'reset-factors', account: about },
    { change: 'delete', account: about },
  ]) {
    const asked = await replay('POST', '/account-requests', { ...wanted, reason })
    expect(asked.status, asked.text).toBe(201)
    const request = `/account-requests/${made.parse(asked.json).doc.id}`
    const ways = [
      ['PATCH', request, { decision: 'approve' }],
      ['PATCH', request, { state: 'done', proposedBy: about }],
      ['PATCH', '/account-requests?where[state][equals]=asked', { decision: 'approve' }],
    ] as const
    expect(await taken(replay, ways)).toEqual([])
  }
  expect(await accounts()).toEqual(before)
})

it.each(roles)('the session of %s writes drafts where its owner does, and brings nothing live alone', async (role) => {
  const { replay } = await robbed(role)
  const slug = `furto-${role}`
  const data = { title: slug, slug, topic: 'saving' }
  const status = { _status: 'published' }
  const draft = await replay('POST', '/tips?draft=true&locale=pt', data)
  const isWriter = role === 'editor' || role === 'approver' || role === 'admin'
  expect(draft.status, draft.text).toBe(isWriter ? 201 : 403)
  const id = made.safeParse(draft.json).data?.doc.id ?? 0
  const subject = `tips/${id}`
  const submitted = await replay('POST', '/workflow/submit', {
    subject,
    languages: ['pt'],
    reason: 'A reason of the thief',
    warningReasons: { all: 'A reason of the thief' },
  })
  const review = made.safeParse(submitted.json).data?.doc.id ?? 0
  const warningReasons = { all: 'A reason of the thief' }
  const ways = [
    ['PATCH', `/${subject}?locale=pt`, status],
    ['PATCH', `/${subject}?locale=pt&draft=true`, status],
    ['PATCH', `/${subject}?locale=pt&publishAllLocales=true`, {}],
    ['PATCH', `/${subject}?publishSpecificLocale=pt`, status],
    ['PATCH', `/tips?where[id][equals]=${id}&locale=pt`, status],
    ['POST', '/tips?locale=pt', { ...data, slug: `${slug}-2`, ...status }],
    mutation(`updateTip(id: ${id}, data: { _status: published }, draft: false)`),
    ['POST', '/workflow/approve', { id: review, warningReasons }],
    ['POST', '/workflow/publish', { id: review }],
    ['PATCH', `/reviews/${review}`, { state: 'approved' }],
  ] as const
  expect(await taken(replay, ways)).toEqual([])
  const shown = await askCms(`/tips?where[slug][like]=${slug}&locale=pt&limit=10`, { method: 'GET' })
  expect(z.object({ docs: z.array(z.unknown()) }).parse(shown.json).docs).toEqual([])
})
