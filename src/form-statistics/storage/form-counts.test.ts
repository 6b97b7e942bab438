import { randomUUID } from 'node:crypto'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { formDefinitions } from '@/site/schemas/form-definitions'
import { addDays } from '@/src/country/calendar'
import { localDay } from '@/src/country/local-day'
import type { User } from '@/src/stored-types/payload-types'
import { lookAtProposal } from '@/tests/support/approve-seen'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'
import type { DayReport, FormCount } from '../counting/day-report'
import { forgetCounts, keptMonths } from './forget-counts'
import { readStatistics } from './read-statistics'

type Role = User['role']
const roles = ['admin', 'approver', 'compliance', 'editor', 'investigator'] as const satisfies readonly Role[]

let cms: TestCms
let secret = ''
const tokens = new Map<Role, string>()
const forms = new Map<string, number>()
const today = localDay(Date.now())

beforeAll(async () => {
  cms = await openTestCms()
  const { env } = await import('@/src/platform/env')
  const { readDeliverySecret } = await import('@/src/submissions/delivery-secret')
  secret = readDeliverySecret(env)
  for (const role of roles) {
    const { email } = await cms.person(role)
    const login = { email, password: 'a test password' }
    tokens.set(role, (await cms.payload.login({ collection: 'users', data: login })).token ?? '')
  }
  for (const key of ['taken', 'repeated', 'forgotten', 'shown']) await publish(key, 'staff')
  await publish('reported', 'investigators')
}, 180_000)
afterAll(() => cms.close())
beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})

async function request(method: string, path: string, authorization: string | null, body?: unknown) {
  const { default: config } = await import('@/src/cms/configuration/payload.config')
  const headers = {
    'Content-Type': 'application/json',
    'Accept-Language': 'en',
    ...(authorization === null ? {} : { Authorization: authorization }),
  }
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
  return handleEndpoints({ config, request: new Request(`http://localhost:3001/api${path}`, init) })
}
const ask = (role: Role | null, method: string, path: string, body?: unknown) =>
  request(method, path, role && `JWT ${tokens.get(role)}`, body)

async function publish(key: string, audience: 'staff' | 'investigators') {
  const definition = { ...formDefinitions['newsletter'], key }
  const created = await ask('compliance', 'POST', '/forms?locale=pt', { key, name: key, definition, audience })
  const { doc } = z.object({ doc: z.object({ id: z.number() }) }).parse(await created.json())
  await ask('compliance', 'POST', `/forms/${doc.id}/propose`, { reason: 'The first version' })
  const look = async (path: string, body: object) => (await ask('approver', 'POST', `/${path}`, body)).json()
  await lookAtProposal(look, `forms/${doc.id}`)
  expect((await ask('approver', 'POST', `/forms/${doc.id}/approve`, { reason: 'As agreed' })).status).toBe(200)
  forms.set(key, doc.id)
}

const count = (times: number, more: Partial<FormCount> = {}): FormCount => ({
  ...{ version: 1, locale: 'pt', step: 'sent', place: '', rule: null, count: times },
  ...more,
})
const reportOf = (formKey: string, more: Partial<DayReport> = {}): DayReport => ({
  ...{ run: randomUUID(), formKey, day: addDays(today, -1), number: 1, counts: [count(10)] },
  ...more,
})
const deliver = async (report: unknown) =>
  (await request('POST', '/form-counts/take', `Bearer ${secret}`, report)).status
const rowsOf = async (formKey: string) => {
  const where = { formKey: { equals: formKey } }
  const { docs } = await cms.payload.find({ collection: 'form-counts', where, sort: 'id', overrideAccess: true }) // the test looks at what is stored
  return docs
}
const read = async (key: string, now = Date.now()) => readStatistics(cms.payload, { id: forms.get(key) ?? 0, key }, now)
const sentIn = async (key: string, now?: number) => (await read(key, now))?.versions[0]?.summary.figures.sent

describe('a report', () => {
  it('is counted once however often it comes, in whatever order', async () => {
    const early = reportOf('repeated')
    const late = { ...early, number: 4, counts: [count(30)] }
    expect(await Promise.all([early, late, early, late, late].map(deliver))).toEqual([204, 204, 204, 204, 204])
    expect(await deliver(early)).toBe(204)
    expect(await rowsOf('repeated')).toMatchObject([{ number: 4, counts: late.counts }])
    // Another run of the site, on the same day.
    await deliver(reportOf('repeated', { counts: [count(9)] }))
    expect(await sentIn('repeated')).toBe(30)
    await deliver(reportOf('repeated', { counts: [count(1)] }))
    expect(await sentIn('repeated')).toBe(40)
  })

  it('is taken from the platform only, and only where it is one', async () => {
    for (const role of [null, ...roles])
      expect([role, (await ask(role, 'POST', '/form-counts/take', reportOf('taken'))).status]).toEqual([role, 403])
    expect((await request('POST', '/form-counts/forget', 'Bearer wrong')).status).toBe(403)
    for (const wrong of [null, {}, { ...reportOf('taken'), counts: [{ ...count(1), visitor: 'Ana', step: 'seen' }] }])
      expect(await deliver(wrong)).toBe(422)
    expect(await rowsOf('taken')).toEqual([])
  })

  it('is kept of no form that only investigators read, and of none that nobody knows', async () => {
    expect([await deliver(reportOf('reported')), await deliver(reportOf('unheardOf'))]).toEqual([204, 204])
    expect([...(await rowsOf('reported')), ...(await rowsOf('unheardOf'))]).toEqual([])
    expect(await read('reported')).toBeNull()
  })
})

describe('forgetting', () => {
  it('takes old days away, leaves what is shown of the others as it was, and does it again without harm', async () => {
    const later = addDays(today, 3)
    const now = new Date(`${later}T12:00:00Z`)
    // The first days that are kept: of the ones before, three and four are left over from full tens.
    const kept = localDay(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - keptMonths, now.getUTCDate()))
    await deliver(reportOf('forgotten', { day: addDays(kept, -9), counts: [count(13)] }))
    await deliver(reportOf('forgotten', { day: addDays(kept, -1), counts: [count(4)] }))
    await deliver(reportOf('forgotten', { day: kept, counts: [count(5)] }))
    await deliver(reportOf('forgotten', { day: addDays(today, -1), counts: [count(8)] }))
    const days = async () => (await read('forgotten', now.getTime()))?.versions[0]?.summary.byDay
    const before = await days()
    expect(before?.map(({ figures }) => figures.sent)).toEqual([10, 10, 10])
    expect(await forgetCounts(cms.payload, now)).toMatchObject({ days: 2 })
    expect(await days()).toEqual(before?.slice(1))
    expect(await forgetCounts(cms.payload, now)).toMatchObject({ days: 0 })
    expect(await days()).toEqual(before?.slice(1))
    // What comes late of a day that is forgotten is not taken any more.
    await deliver(reportOf('forgotten', { day: addDays(kept, -1), counts: [count(80)] }))
    expect(await days()).toEqual(before?.slice(1))
    expect((await rowsOf('forgotten')).map(({ day }) => day ?? null)).toEqual([kept, addDays(today, -1), null])
  })

  it('goes on where it broke off after what is left was written', async () => {
    const now = new Date()
    const old = addDays(today, -31 * (keptMonths + 2))
    await deliver(reportOf('taken', { day: old, counts: [count(7)] }))
    await deliver(reportOf('taken', { counts: [count(6)] }))
    vi.spyOn(cms.payload, 'delete').mockRejectedValueOnce(new Error('killed'))
    await expect(forgetCounts(cms.payload, now)).rejects.toThrow('killed')
    expect(await sentIn('taken')).toBe(10)
    await forgetCounts(cms.payload, now)
    expect(await sentIn('taken')).toBe(10)
  })
})

describe('the statistics of a form', () => {
  it('are read by compliance, approvers and administrators, as full tens, and the counts by nobody', async () => {
    const refused = { step: 'refusedBy', place: 'email', rule: 'email' } as const
    await deliver(reportOf('shown', { counts: [count(17), count(9, { locale: 'en' }), count(23, refused)] }))
    await deliver(reportOf('shown', { day: today, counts: [count(50)] }))
    for (const [role, status] of [
      ...[['compliance', 200] as const, ['approver', 200] as const, ['admin', 200] as const],
      ...[['editor', 403] as const, ['investigator', 403] as const, [null, 401] as const],
    ]) {
      const answer = await ask(role, 'GET', `/forms/${forms.get('shown')}/statistics`)
      expect([role, answer.status]).toEqual([role, status])
      if (status === 200)
        expect((await answer.text()).replace('\ufeff', '').trim().split('\r\n')).toEqual([
          '"Version","Language","Step","Page or field","Rule","Day","Times"',
          `"1","Portuguese","Sent","The whole form","","${addDays(today, -1)}","10"`,
          `"1","Portuguese","Refused by a rule","Email","e-mail address","${addDays(today, -1)}","20"`,
        ])
      const raw = await ask(role, 'GET', '/form-counts')
      expect([role, raw.status]).toEqual([role, 403])
    }
  })

  it('are refused with a sentence where there are none', async () => {
    const sayOf = async (id: number | string) => {
      const answer = await ask('compliance', 'GET', `/forms/${id}/statistics`)
      return [answer.status, await answer.text()]
    }
    expect(await sayOf(forms.get('reported') ?? 0)).toEqual([409, expect.stringContaining('only investigators read')])
    expect(await sayOf(99_999)).toEqual([404, expect.stringContaining('no such form')])
    expect(await sayOf('x')).toEqual([404, expect.stringContaining('no such form')])
  })
})
