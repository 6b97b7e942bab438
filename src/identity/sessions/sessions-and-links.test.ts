import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { askCms } from '@/tests/support/ask-cms'
import { good, logIn, openCmsForFile, tryLogin, watchLines } from '@/tests/support/logins'
import { askDatabase, type TestCms } from '@/tests/support/open-test-cms'
import { readQueuedTexts } from '@/tests/support/queued-mail'

let cms: TestCms
openCmsForFile((opened) => {
  cms = opened
})
const { lines } = watchLines()

const whoIs = async (token: string) =>
  z
    .object({ user: z.object({ email: z.string() }).nullable() })
    .parse((await askCms('/users/me', { method: 'GET', token })).json).user?.email ?? null

describe('a session', () => {
  it('ends when its person does nothing, goes on when they do, and not for what the page does by itself', async () => {
    const { id, email } = await cms.person('compliance')
    const token = await logIn(email)
    const end = (ms: number) =>
      askDatabase(cms, 'UPDATE users_sessions SET expires_at = ? WHERE _parent_id = ?', [
        new Date(Date.now() + ms).toISOString(),
        id,
      ])
    const left = async () => {
      const [row] = await askDatabase(cms, 'SELECT expires_at FROM users_sessions WHERE _parent_id = ?', [id])
      return new Date(z.object({ expires_at: z.string() }).parse(row).expires_at).getTime() - Date.now()
    }
    await end(60_000)
    const { default: config } = await import('@/src/cms/configuration/payload.config')
    const { handleEndpoints } = await import('payload')
    const headers = { Authorization: `JWT ${token}`, 'x-sona-background': '1' }
    const request = new Request('http://localhost:3001/api/users/session', { headers })
    expect(await (await handleEndpoints({ config, request })).json()).toMatchObject({
      endsInSeconds: expect.closeTo(60, -1),
    })
    expect(await left()).toBeLessThan(61_000)
    expect(await whoIs(token)).toBe(email)
    expect(await left()).toBeGreaterThan(25 * 60_000)
    await end(-1_000)
    expect(await whoIs(token)).toBeNull()
    expect((await askCms('/users/refresh-token', { token })).status).toBe(403)
  })

  it('ends eight hours after it began, whatever its person does', async () => {
    const { id, email } = await cms.person('compliance')
    const token = await logIn(email)
    const began = new Date(Date.now() - 8 * 3_600_000 + 30_000).toISOString()
    const ends = new Date(Date.now() + 20_000).toISOString()
    const sql = 'UPDATE users_sessions SET created_at = ?, expires_at = ? WHERE _parent_id = ?'
    await askDatabase(cms, sql, [began, ends, id])
    expect((await askCms('/users/refresh-token', { token })).status).toBe(200)
    const { json } = await askCms('/users/session', { method: 'GET', token })
    expect(z.object({ endsInSeconds: z.number() }).parse(json).endsInSeconds).toBeLessThanOrEqual(31)
  })
})

describe('a link to a new password', () => {
  const written = () => readQueuedTexts(cms.directory)
  it('waits in the queue of messages, works once, and is not told apart from none', async () => {
    const { email } = await cms.person('editor')
    const before = await written()
    const writtenNow = async () => (await written()).filter((text) => !before.includes(text))
    const ask = (address: string) => askCms('/users/forgot-password', { body: { email: address } })
    const [known, unknown] = [await ask(email), await ask('nobody@bcs.example')]
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    await vi.waitFor(async () => expect(await writtenNow()).toHaveLength(1))
    const token = /admin\/reset\/([\w-]+)/.exec((await writtenNow())[0] ?? '')?.[1] ?? ''
    expect((await writtenNow())[0]).toContain(email)
    expect(lines.join('')).not.toMatch(/nobody@|@bcs/)
    const stored = await cms.payload.db.find({ collection: 'users', where: { resetPasswordToken: { equals: token } } })
    expect(stored.docs).toEqual([])
    const reset = (given: string) => askCms('/users/reset-password', { body: { token, password: given } })
    expect((await reset('abc')).status).toBe(400)
    expect((await reset(good)).status).toBe(200)
    expect((await reset(`${good} outra vez`)).status).toBe(403)
    expect((await tryLogin(email, good)).status).toBe(200)
  })

  const ask = (address: string, from: string) => askCms('/users/forgot-password', { body: { email: address }, from })
  const writtenTo = async (email: string) => (await written()).filter((text) => text.includes(`"${email}"`)).length
  const asked = () => lines.filter((line) => line.includes('"password.reset-requested"')).length
  /** Somebody else asks from elsewhere and gets theirs: whatever was asked before is done with. */
  const untilDone = async (from: string) => {
    const { email } = await cms.person('editor')
    await ask(email, from)
    await vi.waitFor(async () => expect(await writtenTo(email)).toBe(1), { timeout: 20_000 })
  }

  it('is sent twice to an account at once and not a third time, wherever it is asked for', async () => {
    const { email } = await cms.person('editor')
    const answers: unknown[] = []
    for (const from of ['198.51.1.1', '198.51.2.1', '198.51.3.1']) {
      const { status, text } = await ask(email, from)
      answers.push({ status, text })
    }
    await vi.waitFor(() => expect(asked()).toBe(3), { timeout: 20_000 })
    await untilDone('198.51.4.1')
    expect(await writtenTo(email)).toBe(2)
    expect(answers).toEqual([answers[0], answers[0], answers[0]])
  })

  it('is sent by ten wishes of a network at once and not by an eleventh, whoever they name', async () => {
    const { email } = await cms.person('editor')
    for (let count = 0; count < 10; count++) await ask(`nobody-${count}@bcs.example`, '203.0.113.7')
    await vi.waitFor(() => expect(asked()).toBe(10), { timeout: 20_000 })
    const { status } = await ask(email, '203.0.113.200')
    await untilDone('198.51.5.1')
    expect([status, await writtenTo(email), asked()]).toEqual([200, 0, 11])
  })

  it('is promised before anybody has looked whether there is such an account', async () => {
    const { email } = await cms.person('editor')
    const search = Promise.withResolvers<void>()
    const { findOne } = cms.payload.db
    const searched: unknown[] = []
    const held = vi.spyOn(cms.payload.db, 'findOne').mockImplementation(async (question) => {
      searched.push(question.collection)
      await search.promise
      return findOne.call(cms.payload.db, question)
    })
    const answers: unknown[] = []
    for (const address of [email, 'nobody@bcs.example']) {
      const { status, text } = await ask(address, '198.51.6.1')
      answers.push({ status, text })
    }
    expect(answers[0]).toMatchObject({ status: 200 })
    expect(answers[1]).toEqual(answers[0])
    await vi.waitFor(() => expect(searched).toEqual(['users', 'users']), { timeout: 20_000 })
    expect(await writtenTo(email)).toBe(0)
    search.resolve()
    await vi.waitFor(async () => expect(await writtenTo(email)).toBe(1), { timeout: 20_000 })
    held.mockRestore()
  })
})
