import { createHook } from 'node:async_hooks'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { askCms } from '@/tests/support/ask-cms'
import { good, logIn, openCmsForFile, password, tryLogin, watchLines } from '@/tests/support/logins'
import type { TestCms } from '@/tests/support/open-test-cms'

let cms: TestCms
openCmsForFile((opened) => {
  cms = opened
})
const { lines, events } = watchLines()

const change = (id: number, token: string, body: object, language: 'en' | 'pt' = 'pt') =>
  askCms(`/users/${id}`, { method: 'PATCH', token, body, language })
const isSignedIn = async (token: string) =>
  (await askCms('/users/me', { method: 'GET', token })).text.includes('"email"')

async function audit(action: string) {
  const where = { action: { equals: action } }
  const { docs } = await cms.payload.db.find({ collection: 'audit-log', where, sort: '-number', pagination: false })
  return docs.map((entry) =>
    z.looseObject({ subject: z.string(), details: z.string(), actor: z.number() }).parse(entry),
  )
}

describe('a password', () => {
  it('that is weak is taken by no way, and the reason is in the person’s language', async () => {
    const { id, email } = await cms.person('editor')
    const token = await logIn(email)
    const weak = { password: 'abc', currentPassword: password }
    const [pt, en] = [await change(id, token, weak), await change(id, token, weak, 'en')]
    expect([pt.status, en.status]).toEqual([400, 400])
    expect(pt.text).toContain('Use pelo menos 12 caracteres')
    expect(en.text).toContain('Use at least 12 characters')
    const data = { name: 'Rui', role: 'editor', email: 'rui@bcs.example', password: 'Password202612' } as const
    // As trusted code does it, which no rule of access is asked about.
    await expect(cms.payload.create({ collection: 'users', data, overrideAccess: true })).rejects.toThrow()
    const trusted = { collection: 'users', id, data: { password: 'abc' }, overrideAccess: true } as const // as above
    await expect(cms.payload.update(trusted)).rejects.toThrow()
    const { hashLinkToken } = await import('./reset/link-token')
    const reset = {
      resetPasswordToken: hashLinkToken('x'),
      resetPasswordExpiration: new Date(Date.now() + 60_000).toISOString(),
    }
    await cms.payload.db.updateOne({ collection: 'users', id, data: reset })
    const answer = await askCms('/users/reset-password', { body: { token: 'x', password: 'abc' } })
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('Use pelo menos 12')])
    expect((await tryLogin(email)).status).toBe(200)
  })

  it('and an address are changed by whoever knows the password of now, and every other session ends', async () => {
    const { id, email } = await cms.person('editor')
    const [here, elsewhere] = [await logIn(email), await logIn(email)]
    expect((await change(id, here, { password: good })).status).toBe(400)
    expect((await change(id, here, { password: good, currentPassword: 'another one' })).status).toBe(400)
    expect((await change(id, here, { email: 'thief@bcs.example' })).status).toBe(400)
    expect((await change(id, here, { name: 'editor', email })).status).toBe(200)
    expect((await change(id, here, { password: good, currentPassword: password })).status).toBe(200)
    expect(await Promise.all([here, elsewhere].map(isSignedIn))).toEqual([true, false])
    const later = await logIn(email, good)
    expect((await change(id, here, { email: `new-${email}`, currentPassword: good })).status).toBe(200)
    expect(await Promise.all([here, later].map(isSignedIn))).toEqual([true, false])
    expect(await audit('password.changed')).toMatchObject([{ subject: `users/${id}`, actor: id }])
    expect(await audit('email.changed')).toMatchObject([{ subject: `users/${id}`, actor: id }])
  })
})

describe('the audit log and the line for monitoring', () => {
  it('know of logins, failures and leaving, and of no address that is nobody’s', async () => {
    const { id, email } = await cms.person('compliance')
    lines.length = 0
    expect((await tryLogin(email, 'wrong wrong wrong')).status).toBe(401)
    expect((await tryLogin('nobody@bcs.example', 'wrong wrong wrong')).status).toBe(401)
    const token = await logIn(email)
    await askCms('/users/logout', { token })
    expect(events().map(({ event: name, subject }) => [name, subject])).toEqual([
      ['login.failed', `users/${id}`],
      ['login.failed', 'users/unknown'],
      ['login.succeeded', `users/${id}`],
      ['logout', `users/${id}`],
    ])
    expect(lines.join('')).not.toMatch(/nobody@|wrong wrong|a test password/)
    expect((await audit('login.failed')).slice(0, 2).map(({ subject }) => subject)).toEqual([
      'users/unknown',
      `users/${id}`,
    ])
    expect(JSON.stringify(await audit('login.failed'))).not.toMatch(/nobody@|wrong wrong/)
  })

  it('say from what to what a role was changed', async () => {
    const { id } = await cms.person('editor')
    const admin = await cms.person('admin')
    lines.length = 0
    const data = { role: 'compliance' } as const
    // As the platform does it for a person once two people agreed.
    const { permitWrite } = await import('@/src/cms/access/permit')
    const context = permitWrite({ action: 'account', reason: 'Equipa nova' })
    await cms.payload.update({ collection: 'users', id, data, user: admin, context, overrideAccess: true })
    expect(events()).toMatchObject([
      {
        event: 'role.changed',
        subject: `users/${id}`,
        before: 'editor',
        after: 'compliance',
        actor: { role: 'admin' },
      },
    ])
    expect(await audit('role.changed')).toMatchObject([{ details: expect.stringContaining('"before":"editor"') }])
  })
})

describe('an account that is taken away', () => {
  it('leaves nothing behind by which somebody could show to be its owner, and everybody else theirs', async () => {
    const [gone, stays] = [await cms.person('editor'), await cms.person('editor')]
    const admin = await cms.person('admin')
    for (const [person, kind] of [
      [gone.id, 'app'],
      [gone.id, 'recovery'],
      [stays.id, 'app'],
    ] as const)
      await cms.payload.db.create({ collection: 'credentials', data: { person, kind, secret: 'x', counter: 0 } })
    const { permitWrite } = await import('@/src/cms/access/permit')
    const context = permitWrite({ action: 'account', reason: 'Saiu do banco' })
    // As the platform does it for a person once two people agreed.
    await cms.payload.delete({ collection: 'users', id: gone.id, user: admin, context, overrideAccess: true })
    const where = { person: { in: [gone.id, stays.id] } }
    const { docs } = await cms.payload.db.find({ collection: 'credentials', where, pagination: false })
    expect(docs).toMatchObject([{ person: stays.id, kind: 'app' }])
  })
})

describe('a login', () => {
  it('is answered alike, and with the same work, for who is there and who is not', async () => {
    const { email } = await cms.person('editor')
    let hashes = 0
    const hook = createHook({ init: (_id, type) => void (type === 'PBKDF2REQUEST' && hashes++) }).enable()
    const answers: unknown[] = []
    for (const typed of [email, 'nobody@bcs.example']) {
      hashes = 0
      const { status, text } = await tryLogin(typed, 'wrong wrong wrong', { from: '10.9.1.1' })
      answers.push({ status, text, hashes })
    }
    hook.disable()
    expect(answers[0]).toMatchObject({ status: 401, hashes: 1 })
    expect(answers[1]).toEqual(answers[0])
  })

  it('by a stranger is tried a few times, whatever account is named', async () => {
    const sprayed: number[] = []
    for (let count = 0; count < 30; count++) {
      const { status } = await tryLogin(`person-${count}@bcs.example`, 'Password202612', { from: '203.0.113.7' })
      sprayed.push(status)
    }
    expect(sprayed.filter((status) => status === 401)).toHaveLength(20)
    expect(sprayed.at(-1)).toBe(429)
    expect(events().filter(({ event: name }) => name === 'login.limited')).toHaveLength(1)
  }, 60_000)

  it('is not stopped by a stranger’s wrong tries, from a known network or a known device', async () => {
    const { email } = await cms.person('approver')
    const first = await tryLogin(email, password, { from: '105.168.7.9' })
    expect(first.status).toBe(200)
    const tried: number[] = []
    for (let count = 0; count < 100; count++) {
      tried.push((await tryLogin(email, 'wrong wrong wrong', { from: `198.51.${count}.1` })).status)
    }
    expect(tried.filter((status) => status === 401).length).toBeLessThanOrEqual(20)
    expect((await tryLogin(email, password, { from: '192.0.2.1' })).status).toBe(429)
    expect((await tryLogin(email, password, { from: '105.168.7.200' })).status).toBe(200)
    const device = first.cookies.filter((cookie) => cookie.includes('device'))
    expect((await tryLogin(email, password, { from: '192.0.2.1', cookies: device })).status).toBe(200)
  }, 120_000)
})
