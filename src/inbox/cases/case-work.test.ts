import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { askInProcess, tokenOf } from '@/tests/support/ask-in-process'
import { askDatabase, openTestCms, type TestCms } from '@/tests/support/open-test-cms'

const others = ['admin', 'approver', 'editor', 'investigator'] as const
type Name = 'compliance' | 'colleague' | (typeof others)[number]

let cms: TestCms
const tokens = new Map<Name, string>()
const ids = new Map<Name, number>()

beforeAll(async () => {
  cms = await openTestCms()
  const { protectAuditLog } = await import('@/src/audit/protect-audit')
  await protectAuditLog(cms.payload, false)
  for (const name of ['compliance', 'colleague', ...others] as const) {
    const user = await cms.person(name === 'colleague' ? 'compliance' : name)
    tokens.set(name, await tokenOf(cms, user))
    ids.set(name, user.id)
  }
}, 180_000)
afterAll(() => cms.close())
beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})

let kept = 0
async function keep(audience: 'staff' | 'investigators', more: { receivedOn?: string } = {}) {
  const number = String(++kept)
  return cms.payload.create({
    collection: 'submissions',
    data: {
      ...{ reference: `REF-${number}`, formKey: 'complaint', receivedOn: '2026-11-20', state: 'new' },
      ...{ versionHash: 'x', locale: 'pt', audience, isTest: false, answers: { story: 'CANARY' }, files: [] },
      ...{ deliveryId: number.padStart(64, '0'), ...more },
    },
    overrideAccess: true, // visitors have no account
  })
}

const ask = (name: Name | null, method: string, path: string, body?: unknown) =>
  askInProcess(name && (tokens.get(name) ?? ''), method, path, body)
const take = (name: Name | null, of: readonly number[], step: object) =>
  ask(name, 'POST', '/submissions/case-step', { ids: of, step })
const stored = (id: number) => cms.payload.findByID({ collection: 'submissions', id, overrideAccess: true }) // the test looks at what is stored
async function historyOf(id: number) {
  const where = { submission: { equals: id } }
  const { docs } = await cms.payload.find({ collection: 'submission-events', where, sort: 'id', overrideAccess: true }) // as above
  return docs.map(({ kind, name, before, after, text }) => [kind, name, before, after, text].join('|'))
}
async function auditOf(id: number) {
  const where = { subject: { equals: `submissions/${id}` } }
  const { docs } = await cms.payload.find({ collection: 'audit-log', where, sort: 'number', overrideAccess: true }) // as above
  return docs.map(({ action, details }) => `${action} ${details}`)
}

describe('a step of the work on a case', () => {
  it('changes it, and is in its history and in the audit log with who took it', async () => {
    const { id } = await keep('staff')
    await take('compliance', [id], { kind: 'state', to: 'work' })
    await take('compliance', [id], { kind: 'assign', to: ids.get('colleague') })
    await take('colleague', [id], { kind: 'due', to: '2026-12-01' })
    await take('colleague', [id], { kind: 'tags', add: ['Cartões', 'urgente'], remove: [] })
    await take('colleague', [id], { kind: 'note', text: 'Ana called, SECRET-NOTE' })
    await take('colleague', [id], { kind: 'state', to: 'waiting' })
    expect(await stored(id)).toMatchObject({
      ...{ state: 'waiting', assignee: ids.get('colleague'), takenBy: 'compliance', dueOn: '2026-12-01' },
      tags: ['Cartões', 'urgente'],
    })
    expect(await historyOf(id)).toEqual([
      'state|compliance|new|work|',
      'assigned|compliance||compliance|',
      'due|compliance||2026-12-01|',
      'tags|compliance||Cartões, urgente|',
      'note|compliance|||Ana called, SECRET-NOTE',
      'state|compliance|work|waiting|',
    ])
    const audit = await auditOf(id)
    expect(audit).toHaveLength(6)
    expect(audit[0]).toContain('"before":"new","after":"work"')
    // The audit log is read by people who may not read the case.
    expect(audit.join()).not.toMatch(/SECRET-NOTE|urgente/)
  })

  it('is recorded too when it comes by the interface of the collection', async () => {
    const { id } = await keep('staff')
    await ask('compliance', 'PATCH', `/submissions/${id}`, { state: 'answered' })
    expect(await historyOf(id)).toEqual(['state|compliance|new|answered|', 'assigned|compliance||compliance|'])
    const odd = await ask('compliance', 'PATCH', `/submissions/${id}`, { state: 'lost' })
    expect(odd.status).toBe(400)
    expect(await historyOf(id)).toHaveLength(2)
  })

  it('is taken on many, or on none when one of them is not read by the person', async () => {
    const [one, other, report] = [await keep('staff'), await keep('staff'), await keep('investigators')]
    const refused = await take('compliance', [one.id, report.id], { kind: 'state', to: 'done' })
    expect(refused.status).toBe(404)
    expect((await stored(one.id)).state).toBe('new')
    expect((await stored(report.id)).state).toBe('new')
    const answer = await take('compliance', [one.id, other.id], { kind: 'state', to: 'done' })
    const said = await answer.text()
    expect([answer.status, said]).toEqual([200, '{"changed":2}'])
    expect([(await stored(one.id)).state, (await stored(other.id)).state]).toEqual(['done', 'done'])
  })

  it.each([
    ['a state that is none', { kind: 'state', to: 'lost' }],
    ['a day that is none', { kind: 'due', to: '2026-02-31' }],
    ['a tag with signs', { kind: 'tags', add: ['<b>'] }],
    ['an empty note', { kind: 'note', text: '  ' }],
    ['a kind that is none', { kind: 'answers', to: {} }],
    ['a person who does not read it', { kind: 'assign', to: 'investigator' }],
  ])('%s is refused with a sentence, and nothing is changed', async (_what, step) => {
    const { id } = await keep('staff')
    const asked = step.kind === 'assign' ? { ...step, to: ids.get('investigator') } : step
    const answer = await take('compliance', [id], asked)
    expect(answer.status).toBe(400)
    expect((await answer.json()).errors[0].message).toMatch(/\.$/)
    expect(await historyOf(id)).toEqual([])
  })

  it('fields that only steps write are written by nobody else', async () => {
    const { id } = await keep('staff')
    const typed = { assignee: ids.get('colleague'), takenBy: 'X', dueOn: '2030-01-01', tags: ['x'], notes: 'x' }
    await ask('compliance', 'PATCH', `/submissions/${id}`, typed)
    expect(await stored(id)).toMatchObject({ assignee: null, takenBy: null, dueOn: null, notes: null })
    expect(await historyOf(id)).toEqual([])
  })
})

describe('somebody else', () => {
  it.each([...others, null])('%s takes no step and reads no history', async (name) => {
    const { id } = await keep('staff')
    const answer = await take(name, [id], { kind: 'note', text: 'CANARY-NOTE' })
    expect([403, 404]).toContain(answer.status)
    await take('compliance', [id], { kind: 'note', text: 'CANARY-NOTE' })
    const paths = [
      '/submission-events',
      '/submission-events/1',
      `/submission-events?where[text][contains]=CANARY&depth=2`,
      '/submission-events/count',
      `/submissions?depth=3&where[tags][in]=x`,
      `/submissions/${id}?depth=3&populate[submission-events][text]=true`,
    ]
    for (const path of paths) expect(await (await ask(name, 'GET', path)).text(), path).not.toContain('CANARY')
    expect((await historyOf(id)).length).toBe(1)
  })

  it('nobody rewrites a history, those who work on the case neither', async () => {
    const { id } = await keep('staff')
    await take('compliance', [id], { kind: 'note', text: 'First' })
    const { docs } = await cms.payload.find({ collection: 'submission-events', sort: '-id', overrideAccess: true }) // as above
    const path = `/submission-events/${docs[0]?.id}`
    for (const name of [...others, 'compliance'] as const) {
      expect((await ask(name, 'PATCH', path, { text: 'Other' })).status).toBe(403)
      expect((await ask(name, 'DELETE', path)).status).toBe(403)
      expect((await ask(name, 'POST', '/submission-events', { text: 'Other', submission: id })).status).toBe(403)
      expect((await ask(name, 'GET', path)).status).toBe(403)
    }
    for (const sql of ["UPDATE submission_events SET text = 'Other'", 'DELETE FROM submission_events'])
      await expect(askDatabase(cms, sql)).rejects.toThrow('only ever added to')
    expect(await historyOf(id)).toEqual(['note|compliance|||First'])
  })
})

describe('retention', () => {
  it('takes away what was written about a case with what was sent, and says when a state changed still', async () => {
    const form = { key: 'complaint', name: 'Complaint', audience: 'staff', retentionDays: 30 } as const
    const { id: formId } = await cms.payload.create({
      collection: 'forms',
      data: { ...form, retentionAction: 'anonymise' },
      overrideAccess: true, // the test's own
    })
    const [{ id }, young] = [await keep('staff', { receivedOn: '2026-01-01' }), await keep('staff')]
    for (const one of [id, young.id]) {
      await take('compliance', [one], { kind: 'state', to: 'done' })
      await take('compliance', [one], { kind: 'tags', add: ['Ana'] })
      await take('compliance', [one], { kind: 'note', text: 'Ana called' })
    }
    const { runRetention } = await import('../run-retention')
    await runRetention(cms.payload, new Date('2026-11-21T10:00:00Z'))
    expect((await historyOf(id)).map((row) => row.split('|')[0])).toEqual(['state', 'assigned'])
    expect((await stored(id)).tags).toEqual([])
    expect(await historyOf(young.id)).toHaveLength(4)
    const late = await take('compliance', [id], { kind: 'note', text: 'Ana again' })
    expect(late.status).toBe(409)
    await cms.payload.update({
      collection: 'forms',
      id: formId,
      data: { retentionAction: 'delete' },
      overrideAccess: true, // as above
    })
    await runRetention(cms.payload, new Date('2027-11-21T10:00:00Z'))
    expect(await historyOf(young.id)).toEqual([])
  })
})
