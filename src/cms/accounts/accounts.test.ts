import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { lookAtProposal } from '@/tests/support/approve-seen'
import { openCmsHere } from '@/tests/support/open-cms-here'
import { readQueuedTexts } from '@/tests/support/queued-mail'
import type { CmsPerson, WorkingCms } from '@/tests/support/working-cms'

/** Who may have which account and role: nobody decides that alone. */
let cms: Omit<WorkingCms, 'kill'>
const people = new Map<string, CmsPerson>()
const names = ['admin', 'editor', 'approver', 'compliance', 'investigator'] as const

beforeAll(async () => {
  cms = await openCmsHere()
  for (const name of names) people.set(name, await cms.logIn(name))
}, 120_000)
afterAll(() => cms.close())

function person(name: (typeof names)[number]): CmsPerson {
  const found = people.get(name)
  if (!found) throw new Error(`Nobody is called ${name}`)
  return found
}

const made = z.object({ doc: z.looseObject({ id: z.number() }) })
const account = z.object({
  id: z.number(),
  name: z.string(),
  role: z.string(),
  email: z.string(),
  hash: z.string().nullish(),
})
const listed = z.object({ docs: z.array(account) })
const accounts = async () =>
  listed.parse((await cms.trusted('find', { collection: 'users', pagination: false, showHiddenFields: true })).body)
    .docs
const reason = 'Equipa nova'

async function request(data: object): Promise<number> {
  const answer = await person('admin').rest('POST', '/account-requests', { reason, ...data })
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 })
  return made.parse(answer.body).doc.id
}
async function lookAt(who: CmsPerson, id: number): Promise<void> {
  const look = async (path: string, body: object) => (await who.rest('POST', `/${path}`, body)).body
  await lookAtProposal(look, `account-requests/${id}`)
}
/** Decides, after looking. */
async function decide(name: (typeof names)[number], id: number, decision = 'approve'): Promise<number> {
  await lookAt(person(name), id)
  return (await person(name).rest('PATCH', `/account-requests/${id}`, { decision })).status
}
const messages = () => readQueuedTexts(cms.directory)

it('nobody makes, changes or takes away an account alone, whatever the way', async () => {
  const before = await accounts()
  const [editor, admin, investigator] = [person('editor').id, person('admin').id, person('investigator').id]
  const newcomer = { name: 'Eva', email: 'eva@bcs.example', role: 'approver', password: 'correct horse battery' }
  for (const name of names) {
    const who = person(name)
    const attempts = [
      who.rest('POST', '/users', newcomer),
      who.local('create', { collection: 'users', data: newcomer }),
      who.graphQL(
        'mutation { createUser(data: { name: "Eva", email: "e@bcs.example", role: approver, password: "correct horse" }) { id } }',
      ),
      who.rest('PATCH', `/users/${who.id}`, { role: who.id === investigator ? 'admin' : 'investigator' }),
      who.rest('PATCH', `/users/${who.id}`, { email: `${name}2@bcs.example` }),
      who.rest('PATCH', `/users/${who.id}`, { name: 'Somebody else' }),
      who.local('update', { collection: 'users', id: who.id, data: { role: 'compliance', name: 'X' } }),
      who.rest('PATCH', `/users?where[id][greater_than]=0`, { role: 'investigator' }),
      who.graphQL(`mutation { updateUser(id: ${who.id}, data: { role: investigator, name: "X" }) { id } }`),
      who.rest('PATCH', `/users/${who.id === editor ? admin : editor}`, { password: 'correct horse battery staple 2' }),
      who.rest('DELETE', `/users/${who.id === editor ? admin : editor}`),
      who.rest('DELETE', `/users/${who.id}`),
      who.rest('POST', '/users/unlock', { email: 'editor@bcs.example' }),
    ]
    for (const [index, answer] of (await Promise.all(attempts)).entries())
      expect
        .soft(answer.status >= 400 || 'errors' in answer.body, `${name} ${index}: ${JSON.stringify(answer)}`)
        .toBe(true)
  }
  expect(await accounts()).toEqual(before)
})

it('people change their own password by themselves', async () => {
  const other = await cms.logIn('other-editor')
  const change = { password: 'a sentence nobody else has', currentPassword: 'correct horse battery staple' }
  expect(await other.rest('PATCH', `/users/${other.id}`, change)).toMatchObject({ status: 200 })
})

describe('an account request', () => {
  it('for another address ends the link that went to the old one', async () => {
    const target = (await accounts()).find(({ email }) => email === 'other-approver@bcs.example')
    expect(await decide('compliance', await request({ change: 'reset', account: target?.id }))).toBe(200)
    const sent = (await messages()).find((text) => text.includes('"other-approver@bcs.example"'))
    const token = /admin\/reset\/([\w-]+)/.exec(sent ?? '')?.[1]
    expect(token).toBeTruthy()
    const email = 'another-address@bcs.example'
    expect(await decide('compliance', await request({ change: 'change', account: target?.id, email }))).toBe(200)
    const password = 'a sentence nobody else has'
    expect((await cms.anonymous.rest('POST', '/users/reset-password', { token, password })).status).toBe(403)
  })

  it('is void when the account is gone, and nobody is told of it', async () => {
    const target = (await accounts()).find(({ email }) => email === 'another-address@bcs.example')
    const reader = await request({ change: 'change', account: target?.id, name: 'De saída', role: 'compliance' })
    expect(await decide('compliance', await request({ change: 'delete', account: target?.id }))).toBe(200)
    const late = await person('compliance').rest('PATCH', `/account-requests/${reader}`, { decision: 'approve' })
    expect(late).toMatchObject({ status: 200, body: { doc: { state: 'void' } } })
    expect((await messages()).join()).not.toContain('De saída')
  })

  it('is made by an administrator and decided by compliance while there is no other one; then by that one', async () => {
    const data = { change: 'create', name: 'Segunda', email: 'segunda@bcs.example', role: 'admin' }
    for (const name of ['editor', 'approver', 'compliance', 'investigator'] as const)
      expect((await person(name).rest('POST', '/account-requests', { ...data, reason })).status).toBe(403)
    const id = await request(data)
    for (const name of ['admin', 'editor', 'approver', 'investigator'] as const)
      expect(await decide(name, id), name).toBe(403)
    // Nothing of it can be changed.
    const changed = await person('compliance').rest('PATCH', `/account-requests/${id}`, { role: 'investigator' })
    expect(changed.status).toBe(400)
    expect((await accounts()).map(({ email }) => email)).not.toContain(data.email)
    expect(await decide('compliance', id)).toBe(200)
    expect(await accounts()).toContainEqual(expect.objectContaining({ email: data.email, role: 'admin' }))
    expect(await decide('compliance', id)).toBe(409)
    // The password is chosen by who reads that mail; neither of the two knows it.
    expect((await messages()).join()).toMatch(/segunda@bcs\.example.*admin\/reset\//)
    const next = await request({ ...data, email: 'terceira@bcs.example' })
    expect(await decide('compliance', next)).toBe(403)
    expect(await decide('admin', next)).toBe(403)
    expect(await decide('admin', next, 'withdraw')).toBe(200)
  })

  it('about who reads what was sent is decided by somebody who reads it, and they are told', async () => {
    const data = { change: 'create', name: 'Nova Investigação', email: 'nova@bcs.example', role: 'investigator' }
    const id = await request(data)
    for (const name of ['admin', 'compliance', 'approver'] as const) expect(await decide(name, id), name).toBe(403)
    expect(await decide('investigator', id)).toBe(200)
    expect(
      (await messages()).filter((text) => text.includes('"investigator@bcs.example"') && text.includes(data.name)),
    ).toHaveLength(1)
    const reset = await request({ change: 'reset', account: person('investigator').id })
    for (const name of ['admin', 'compliance', 'investigator'] as const)
      expect(await decide(name, reset), name).toBe(403)
  })

  it('about a new reader of compliance is told to compliance and to investigators, in both languages, and to nobody else', async () => {
    const data = { change: 'create', name: 'Nova Conformidade', email: 'conformidade@bcs.example', role: 'compliance' }
    const readers = (await accounts()).filter(({ role }) => role === 'compliance' || role === 'investigator')
    expect(new Set(readers.map(({ role }) => role)).size).toBe(2)
    expect(await decide('compliance', await request(data))).toBe(200)
    const told = (await messages()).filter((text) => text.includes('one more person reads') && text.includes(data.name))
    for (const { email } of readers) expect(told.filter((text) => text.includes(`"${email}"`)).length, email).toBe(1)
    expect(told).toHaveLength(readers.length)
    for (const text of told) {
      expect(text).toContain('tem a partir de agora o papel «compliance»')
      expect(text).toContain('has the role “compliance” from now on')
    }
  })

  it('is void when the account was changed meanwhile', async () => {
    const all = await accounts()
    const second = all.find(({ email }) => email === 'segunda@bcs.example')
    expect(second).toBeTruthy()
    await cms.trusted('update', {
      collection: 'users',
      id: second?.id,
      // As the link from the message does it.
      data: { password: 'correct horse battery staple', mustChangePassword: false },
    })
    const other = await cms.logIn('segunda')
    const first = await request({ change: 'change', account: person('editor').id, role: 'approver' })
    const next = await request({ change: 'change', account: person('editor').id, role: 'compliance' })
    const approve = async (id: number) => {
      await lookAt(other, id)
      return other.rest('PATCH', `/account-requests/${id}`, { decision: 'approve' })
    }
    expect(await approve(first)).toMatchObject({ status: 200, body: { doc: { state: 'done' } } })
    const compliance = await person('compliance').rest('PATCH', `/account-requests/${next}`, { decision: 'approve' })
    expect(compliance).toMatchObject({ status: 200, body: { doc: { state: 'void' } } })
    expect(await accounts()).toContainEqual(expect.objectContaining({ id: person('editor').id, role: 'approver' }))
  })

  it('cannot take the last administrator away', async () => {
    const other = await cms.logIn('segunda')
    const asked = await other.rest('POST', '/account-requests', {
      change: 'delete',
      account: person('admin').id,
      reason,
    })
    const leave = await person('admin').rest('POST', '/account-requests', {
      change: 'change',
      account: other.id,
      role: 'editor',
      reason,
    })
    const [first, second] = [made.parse(asked.body).doc.id, made.parse(leave.body).doc.id]
    // Each would be fine; both together would leave nobody. While two are there, only the other one decides.
    expect(await decide('compliance', first)).toBe(200)
    expect(await decide('compliance', second)).toBe(409)
    expect((await accounts()).filter(({ role }) => role === 'admin')).toHaveLength(1)
  })
})
