import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { endCondition, listConditions } from '@/src/health/conditions'
import type { SiteState } from '@/src/publications/site-state'
import { askDatabase, openTestCms, type TestCms } from '@/tests/support/open-test-cms'
import { isSilent, mostSites, noteSite, readSites } from './heard-sites'
import { judgeSilence } from './judge-silence'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
}, 120_000)
beforeEach(() => askDatabase(cms, 'DELETE FROM site_states RETURNING 1'))
afterEach(() => endCondition('silent-site'))
afterAll(() => cms.close())

const now = Date.parse('2026-03-01T10:00:00Z')
const minuteMs = 60_000
const dayMs = 1440 * minuteMs
const stateOf = (name: string, more: Partial<SiteState> = {}): SiteState => ({
  ...{ name, url: 'https://www.bank.example', edition: 'one https://www.bank.example', seq: 7 },
  ...{ isFeedRead: true, isDrawing: true, waiting: 0, failing: 0, spoolSeconds: null, isLeaving: false },
  ...more,
})
const namesAt = async (moment: number) => (await readSites(cms.payload, moment)).map(({ name }) => name)

it('keeps what each site said last, and says of two which one is silent', async () => {
  await noteSite(cms.payload, stateOf('web-2:3000', { seq: 5, waiting: 3 }), now - 2 * minuteMs)
  await noteSite(cms.payload, stateOf('web-1:3000', { seq: 6 }), now - 2 * minuteMs)
  await noteSite(cms.payload, stateOf('web-1:3000', { seq: 9, spoolSeconds: 40 }), now - 5_000)
  const sites = await readSites(cms.payload, now)
  expect(sites).toEqual([
    { ...stateOf('web-1:3000', { seq: 9, spoolSeconds: 40 }), heardAt: now - 5_000 },
    { ...stateOf('web-2:3000', { seq: 5, waiting: 3 }), heardAt: now - 2 * minuteMs },
  ])
  expect(sites.map((site) => isSilent(site, now, 0))).toEqual([false, true])
  judgeSilence(sites, now, 0)
  const said = expect.stringContaining(': web-2:3000.')
  expect(listConditions()).toMatchObject([{ name: 'silent-site', kind: 'fault', text: { pt: said, en: said } }])
  await noteSite(cms.payload, stateOf('web-2:3000'), now)
  judgeSilence(await readSites(cms.payload, now), now, 0)
  expect(listConditions()).toEqual([])
})

it('misses nobody whom this process could not have heard for a minute', () => {
  const site = { heardAt: now - 10 * minuteMs }
  expect(isSilent(site, now, now - minuteMs)).toBe(false)
  expect(isSilent(site, now, now - minuteMs - 1)).toBe(true)
})

it('forgets who leaves at once, and who is silent after a day', async () => {
  for (const name of ['a', 'b', 'c']) await noteSite(cms.payload, stateOf(name), now)
  await noteSite(cms.payload, stateOf('b', { isLeaving: true }), now + 1)
  expect(await namesAt(now + 2)).toEqual(['a', 'c'])
  await noteSite(cms.payload, stateOf('c'), now + 10)
  expect(await namesAt(now + dayMs + 1)).toEqual(['c'])
  await noteSite(cms.payload, stateOf('c'), now + dayMs + 1)
  expect(await askDatabase(cms, 'SELECT name FROM site_states')).toEqual([{ name: 'c' }])
})

it('keeps no more sites than any bank has, whoever makes names up, and reads past what another build wrote', async () => {
  for (let count = 0; count < mostSites + 5; count++)
    await noteSite(cms.payload, stateOf(`made-up-${count}`), now + count)
  const names = await namesAt(now + 100)
  expect(names).toHaveLength(mostSites)
  expect(names).not.toContain('made-up-4')
  await askDatabase(cms, `UPDATE site_states SET state = '{"name":"other"}' WHERE name <> 'made-up-9' RETURNING 1`)
  expect(await namesAt(now + 100)).toEqual(['made-up-9'])
})

it('takes what sites say who have the secret, and nothing of another shape', async () => {
  const { POST } = await import('@/src/app/(payload)/api/site-states/route')
  const { POST: judge } = await import('@/src/app/(payload)/api/site-states/judge/route')
  const { env } = await import('@/src/platform/env')
  const { readDeliverySecret } = await import('@/src/submissions/delivery-secret')
  const own = `Bearer ${readDeliverySecret(env)}`
  const say = async (body: string, authorization: string | null = own) => {
    const headers = { 'Content-Type': 'application/json', ...(authorization ? { Authorization: authorization } : {}) }
    const request = new Request('http://localhost:3001/api/site-states', { method: 'POST', headers, body })
    return (await POST(request)).status
  }
  const good = stateOf('web-1:3000')
  for (const other of [null, 'Bearer guessed', 'Bearer ']) expect(await say(JSON.stringify(good), other)).toBe(403)
  const wrong = [
    ...[{}, [], { ...good, name: '' }, { ...good, name: '<b>' }, { ...good, name: 'x'.repeat(101) }],
    ...[
      { ...good, url: 'javascript:alert(1)' },
      { ...good, seq: -1 },
      { ...good, waiting: '3' },
    ],
    ...[
      { ...good, edition: 'x'.repeat(1_001) },
      { ...good, spoolSeconds: -1 },
    ],
  ]
  for (const body of ['', '{', 'null', ...wrong.map((value) => JSON.stringify(value))])
    expect(await say(body), body).toBe(422)
  expect(await readSites(cms.payload, Date.now())).toEqual([])
  expect(await say(JSON.stringify({ ...good, later: 'a newer site says more' }))).toBe(204)
  expect(await readSites(cms.payload, Date.now())).toMatchObject([good])
  const ask = async (headers: HeadersInit) =>
    (await judge(new Request('http://localhost:3001/api/site-states/judge', { method: 'POST', headers }))).status
  expect([await ask({}), await ask({ Authorization: own })]).toEqual([403, 200])
})
