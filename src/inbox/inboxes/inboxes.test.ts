import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { jobApplication } from '@/site/schemas/job-application/definition'
import { parseFormDefinition } from '@/src/forms/definition/form-definition'
import { type InboxPerson, type InboxWorld, openInboxWorld } from '@/tests/support/inbox-world'
import { readQueuedTexts } from '@/tests/support/queued-mail'

let world: InboxWorld
const own = { overrideAccess: true, depth: 0 } as const // the test looks at what is stored

beforeAll(async () => {
  world = await openInboxWorld()
}, 180_000)
afterAll(() => world.cms.close())
beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})

const idOf = (name: InboxPerson) => world.person(name).id
const messageOf = async (answer: Response) => (await answer.json()).errors?.[0]?.message ?? ''
async function reads(name: InboxPerson | null, id: number): Promise<boolean> {
  const answer = await world.ask(name, 'GET', `/submissions/${id}`)
  return (await answer.text()).includes('CANARY')
}
const sentWords = { firstName: 'CANARY', areaOfInterest: 'companies' }

describe('who reads what lies in an inbox', () => {
  it('is its members alone, and compliance what lies in none', async () => {
    const application = await world.deliver('jobApplication', sentWords)
    const complaint = await world.deliver('complaint', sentWords)
    expect([application.inbox, complaint.inbox]).toEqual([world.inbox, null])
    const readers = async (id: number) => {
      const names: string[] = []
      for (const name of ['hr', 'other-hr', 'compliance', 'investigator', 'approver', 'editor', 'admin', null] as const)
        if (await reads(name, id)) names.push(String(name))
      return names
    }
    expect(await readers(application.id)).toEqual(['hr'])
    expect(await readers(complaint.id)).toEqual(['compliance'])
  })

  it('has the days of the inbox to be answered, and where it has none those of the form', async () => {
    expect(await world.deliver('jobApplication')).toMatchObject({ dueOn: '2026-11-30' })
    expect(await world.deliver('complaint')).toMatchObject({ dueOn: '2026-12-20' })
  })

  it('is decided once, whatever becomes of inboxes before it is delivered again', async () => {
    const id = 'a'.repeat(64)
    expect((await world.deliver('complaint', sentWords, id)).inbox).toBeNull()
    const taken = await world.cms.payload.create({
      collection: 'inboxes',
      data: { name: 'Reclamações', forms: [world.complaints] },
      locale: 'pt',
      ...own,
    })
    expect((await world.deliver('complaint', sentWords, id)).inbox).toBeNull()
    expect((await world.deliver('complaint', sentWords)).inbox).toBe(taken.id)
    await world.cms.payload.update({ collection: 'inboxes', id: taken.id, data: { forms: [] }, ...own })
  })

  it('is never what only investigators read', async () => {
    const confidential = await world.publishForm('report', 'investigators')
    await world.cms.payload.update({
      collection: 'inboxes',
      id: world.inbox,
      data: { forms: [world.applications, confidential] },
      ...own,
    })
    const report = await world.deliver('report', sentWords)
    expect([report.inbox, await reads('hr', report.id), await reads('investigator', report.id)]).toEqual([
      null,
      false,
      true,
    ])
    await world.cms.payload.update({
      collection: 'inboxes',
      id: world.inbox,
      data: { forms: [world.applications] },
      ...own,
    })
    const refused = await world.request('compliance', { forms: [world.applications, confidential] })
    expect([refused.status, await messageOf(refused)]).toEqual([
      400,
      expect.stringContaining('read by investigators only'),
    ])
  })

  it('tells its members that something came, and nobody whom the form names', async () => {
    await world.cms.payload.update({
      collection: 'forms',
      id: world.applications,
      data: { notify: ['outside@bcs.example'] },
      ...own,
    })
    await world.cms.payload.update({
      collection: 'forms',
      id: world.complaints,
      data: { notify: ['desk@bcs.example'] },
      ...own,
    })
    const [application, complaint] = [await world.deliver('jobApplication'), await world.deliver('complaint')]
    const told = (await readQueuedTexts(world.cms.directory)).filter((text) => text.includes('REF-'))
    const of = (reference: string) => told.filter((text) => text.includes(reference)).join()
    expect(of(application.reference)).toContain(world.person('hr').email)
    expect(of(application.reference)).not.toContain('outside@')
    expect(of(complaint.reference)).toContain('desk@bcs.example')
  })
})

describe('a change of who reads an inbox', () => {
  it('is made by nobody alone, whatever the way', async () => {
    const before = await world.stored()
    for (const name of ['admin', 'compliance', 'hr'] as const) {
      await world.ask(name, 'PATCH', `/inboxes/${world.inbox}`, { members: [idOf(name)], forms: [], routes: [] })
      await world.ask(name, 'PATCH', `/inboxes?where[id][equals]=${world.inbox}`, { members: [idOf(name)] })
      await world.ask(name, 'DELETE', `/inboxes/${world.inbox}`)
      await world.ask(name, 'POST', '/inboxes?locale=pt', {
        name: 'X',
        members: [idOf(name)],
        forms: [world.complaints],
      })
      const id = await world.requested(name, { members: [idOf('hr'), idOf(name === 'compliance' ? name : 'other-hr')] })
      expect(await world.decide(name, id)).toMatchObject({ status: 403 })
      expect(await world.decide(name, id, 'withdraw')).toEqual({ status: 200, state: 'withdrawn' })
      expect(await world.decide(name, id)).toMatchObject({ status: 409 })
    }
    expect(await world.stored()).toMatchObject({ members: before.members, forms: before.forms })
    const { docs } = await world.cms.payload.find({
      collection: 'inboxes',
      where: { id: { not_equals: world.inbox } },
      ...own,
    })
    for (const { members, forms } of docs) expect([members ?? [], forms ?? []]).toEqual([[], []])
  })

  it('is decided by those who read it, not by who joins or leaves; where there is nobody else, by compliance', async () => {
    const id = await world.requested('compliance', { members: [idOf('hr'), idOf('compliance')] })
    for (const name of ['compliance', 'other-compliance', 'admin', 'other-hr', 'approver', 'editor'] as const)
      expect((await world.decide(name, id)).status, name).toBeGreaterThanOrEqual(403)
    expect(await world.decide('hr', id, 'refuse')).toEqual({ status: 200, state: 'refused' })
    const out = await world.requested('admin', { members: [idOf('other-hr')] })
    expect(await world.decide('hr', out)).toMatchObject({ status: 403 })
    expect(await world.decide('compliance', out)).toEqual({ status: 200, state: 'done' })
    expect((await world.stored()).members).toEqual([idOf('other-hr')])
    const told = (await readQueuedTexts(world.cms.directory)).filter((text) => text.includes('an inbox was changed'))
    for (const name of ['hr', 'other-hr'] as const) expect(told.join()).toContain(world.person(name).email)
  })

  it('ends at once what somebody reads who leaves, in an open session too', async () => {
    const application = await world.deliver('jobApplication', sentWords)
    expect([await reads('other-hr', application.id), await reads('hr', application.id)]).toEqual([true, false])
    const back = await world.requested('compliance', { members: [idOf('hr')] })
    expect(await world.decide('other-compliance', back)).toEqual({ status: 200, state: 'done' })
    expect([await reads('other-hr', application.id), await reads('hr', application.id)]).toEqual([false, true])
    for (const path of ['case?format=zip', 'case?format=pdf', `files/${'f'.repeat(43)}`])
      expect((await world.ask('other-hr', 'GET', `/submissions/${application.id}/${path}`)).status, path).toBe(404)
    const ids = [application.id]
    for (const step of [
      { kind: 'note', text: 'X' },
      { kind: 'state', to: 'done' },
      { kind: 'move', to: null },
    ])
      expect((await world.ask('other-hr', 'POST', '/submissions/case-step', { ids, step })).status).toBe(404)
    const { docs } = await world.cms.payload.find({
      collection: 'form-versions',
      where: { formKey: { equals: 'jobApplication' } },
      ...own,
    })
    expect((await world.ask('other-hr', 'GET', `/submissions/export?version=${docs[0]?.id}`)).status).toBe(404)
  })

  it('is void when the inbox was changed meanwhile, and refused unseen', async () => {
    const first = await world.requested('compliance', { members: [idOf('hr'), idOf('other-hr')] })
    const second = await world.requested('admin', { members: [idOf('hr'), idOf('other-compliance')] })
    const unseen = await world.ask('hr', 'PATCH', `/inbox-requests/${first}`, { decision: 'approve' })
    expect(unseen.status).toBe(409)
    expect(await world.decide('hr', first)).toEqual({ status: 200, state: 'done' })
    expect(await world.decide('hr', second)).toEqual({ status: 200, state: 'void' })
    const last = await world.requested('compliance', { members: [idOf('hr')] })
    expect(await world.decide('hr', last)).toEqual({ status: 200, state: 'done' })
  })

  it('begins as the inbox is, and is written by who began it until they ask', async () => {
    const begun = await (await world.ask('compliance', 'POST', '/inbox-requests', { inbox: world.inbox })).json()
    expect(begun.doc).toMatchObject({ state: 'draft', members: [expect.anything()], forms: [expect.anything()] })
    const path = `/inbox-requests/${begun.doc.id}`
    const other = await world.ask('other-compliance', 'PATCH', path, { members: [idOf('other-hr')], decision: 'ask' })
    expect(other.status).toBe(403)
    expect(
      await messageOf(await world.ask('compliance', 'PATCH', path, { decision: 'ask', reason: 'Um motivo' })),
    ).toContain('changes nothing')
    await world.ask('compliance', 'PATCH', path, { members: [idOf('hr'), idOf('other-hr')] })
    expect(await messageOf(await world.ask('compliance', 'PATCH', path, { decision: 'ask', reason: '' }))).toContain(
      'reason',
    )
    const asked = await (await world.ask('compliance', 'PATCH', path, { decision: 'ask', reason: 'Um motivo' })).json()
    expect(asked.doc).toMatchObject({ state: 'asked' })
    // What was asked for stays as it was asked for.
    await world.ask('compliance', 'PATCH', path, { members: [idOf('compliance')], decision: 'withdraw' })
    const stored = await world.cms.payload.findByID({ collection: 'inbox-requests', id: begun.doc.id, ...own })
    expect(stored).toMatchObject({ state: 'withdrawn', members: [idOf('hr'), idOf('other-hr')] })
  })

  it('is asked for by people of human resources about their own inboxes alone, and never about who could not read', async () => {
    const foreign = await world.cms.payload.create({
      collection: 'inboxes',
      data: { name: 'Outra' },
      locale: 'pt',
      ...own,
    })
    expect((await world.request('hr', { inbox: foreign.id, members: [idOf('hr')] })).status).toBe(400)
    expect((await world.ask('hr', 'GET', `/inboxes/${foreign.id}`)).status).toBe(404)
    for (const name of ['approver', 'editor', 'investigator'] as const) {
      expect((await world.request(name, { members: [idOf(name)] })).status).toBe(403)
      const refused = await world.request('compliance', { members: [idOf('hr'), idOf(name)] })
      expect([refused.status, await messageOf(refused)]).toEqual([400, expect.stringContaining('can read an inbox')])
    }
  })
})

describe('routing by answers', () => {
  const toRisk = () => [{ form: world.applications, question: 'areaOfInterest', values: ['risk', 'people'] }]

  it.each([
    ['an unknown question', { question: 'nothing', values: ['risk'] }, 'no question “nothing”'],
    ['a question that is typed', { question: 'firstName', values: ['Ana'] }, 'no question “firstName”'],
    ['an unknown value', { question: 'areaOfInterest', values: ['risk', 'space'] }, 'answered with “space”'],
  ])('is refused with %s, in a sentence', async (_what, route, said) => {
    const refused = await world.request('compliance', { routes: [{ form: world.applications, ...route }] })
    expect([refused.status, await messageOf(refused)]).toEqual([400, expect.stringContaining(said)])
  })

  it('goes before the inbox of the form, is of one inbox alone, and is shown again when a version drops it', async () => {
    const risk = await world.cms.payload.create({
      collection: 'inboxes',
      data: { name: 'Risco', members: [idOf('compliance')], answerDays: 5 },
      locale: 'pt',
      ...own,
    })
    // It takes cases from people of human resources, so they decide.
    const id = await world.requested('compliance', { inbox: risk.id, routes: toRisk() })
    expect((await world.decide('other-compliance', id)).status).toBe(403)
    expect(await world.decide('hr', id)).toEqual({ status: 200, state: 'done' })
    expect(await world.deliver('jobApplication', { areaOfInterest: 'risk' })).toMatchObject({
      inbox: risk.id,
      dueOn: '2026-11-25',
    })
    expect(await world.deliver('jobApplication', { areaOfInterest: 'companies' })).toMatchObject({ inbox: world.inbox })
    expect(await world.deliver('complaint', { areaOfInterest: 'risk' })).toMatchObject({ inbox: null })
    const taken = await world.request('compliance', { routes: toRisk() })
    expect(await messageOf(taken)).toContain('goes to the inbox “Risco” already')
    const { findLost } = await import('./judge-plan')
    const { storedInbox } = await import('./inbox-plan')
    const plan = storedInbox.parse(await world.stored(risk.id))
    expect(await findLost(world.cms.payload, plan)).toEqual([])
    const handing = { ...plan, handsOver: true }
    expect((await findLost(world.cms.payload, handing)).map(({ en }) => en)).toEqual([
      expect.stringContaining('knows no case system'),
    ])
    expect(await messageOf(await world.request('compliance', { handsOver: true }))).toContain('knows no case system')
    const fields = jobApplication.fields.filter(({ key }) => key !== 'areaOfInterest')
    const form = { id: world.applications, key: 'jobApplication', audience: 'staff' } as const
    const { findRoutesDropped } = await import('./judge-plan')
    const without = parseFormDefinition({ ...jobApplication, fields })
    expect(await findRoutesDropped(world.cms.payload, form, parseFormDefinition(jobApplication))).toEqual([])
    expect(await findRoutesDropped(world.cms.payload, form, without)).toMatchObject([
      { severity: 'warning', en: expect.stringContaining('The inbox “Risco” routes by this') },
    ])
    await world.publishForm('jobApplication', 'staff', { ...jobApplication, fields })
    expect((await findLost(world.cms.payload, plan)).map(({ en }) => en)).toEqual([
      expect.stringContaining('no question “areaOfInterest”'),
    ])
    await world.publishForm('jobApplication')
    const back = await world.requested('compliance', { inbox: risk.id, members: [idOf('hr'), idOf('compliance')] })
    expect(await world.decide('admin', back)).toMatchObject({ status: 403 })
    expect(await world.decide('other-compliance', back)).toMatchObject({ state: 'done' })
  })
})

describe('a case', () => {
  it('is moved by somebody who reads both inboxes, which its history and the audit log say', async () => {
    const { docs } = await world.cms.payload.find({
      collection: 'inboxes',
      where: { name: { equals: 'Risco' } },
      locale: 'pt',
      ...own,
    })
    const risk = docs[0]?.id ?? 0
    const { id } = await world.deliver('jobApplication', sentWords)
    const move = (name: InboxPerson, to: number | null) =>
      world.ask(name, 'POST', '/submissions/case-step', { ids: [id], step: { kind: 'move', to } })
    expect((await move('compliance', risk)).status).toBe(404)
    expect((await move('hr', null)).status).toBe(404)
    expect((await move('hr', 9_999)).status).toBe(404)
    await world.ask('hr', 'POST', '/submissions/case-step', { ids: [id], step: { kind: 'assign', to: idOf('hr') } })
    const strange = { kind: 'assign', to: idOf('compliance') }
    expect((await world.ask('hr', 'POST', '/submissions/case-step', { ids: [id], step: strange })).status).toBe(400)
    expect((await move('hr', risk)).status).toBe(200)
    expect([await reads('compliance', id), await reads('other-compliance', id)]).toEqual([true, false])
    expect((await move('compliance', null)).status).toBe(200)
    const stored = await world.cms.payload.findByID({ collection: 'submissions', id, ...own })
    // Whoever had it does not read it there.
    expect(stored).toMatchObject({ inbox: null, assignee: null, takenBy: null })
    expect([await reads('hr', id), await reads('other-compliance', id)]).toEqual([false, true])
    const events = await world.cms.payload.find({
      collection: 'submission-events',
      where: { submission: { equals: id } },
      sort: 'id',
      ...own,
    })
    const told = events.docs
      .filter(({ kind }) => kind === 'moved')
      .map(({ name, before, after }) => [name, before, after])
    expect(told).toEqual([
      ['hr', 'Recrutamento', 'Risco'],
      ['compliance', 'Risco', ''],
    ])
    const audit = await world.cms.payload.find({
      collection: 'audit-log',
      where: { subject: { equals: `submissions/${id}` } },
      ...own,
    })
    expect(audit.docs.filter(({ details }) => details?.includes('"moved"'))).toHaveLength(2)
  })

  it('is marked as a repetition of another that lies with it, which both histories say', async () => {
    const [first, again, complaint] = [
      await world.deliver('jobApplication', sentWords),
      await world.deliver('jobApplication', sentWords),
      await world.deliver('complaint', sentWords),
    ]
    const mark = (name: InboxPerson, id: number, to: string | null) =>
      world.ask(name, 'POST', '/submissions/case-step', { ids: [id], step: { kind: 'repeats', to } })
    expect((await mark('compliance', again.id, first.reference)).status).toBe(404)
    expect((await mark('compliance', complaint.id, first.reference)).status).toBe(404)
    expect((await mark('hr', again.id, complaint.reference)).status).toBe(404)
    expect((await mark('hr', again.id, again.reference)).status).toBe(409)
    expect((await mark('hr', again.id, first.reference)).status).toBe(200)
    expect((await mark('hr', first.id, again.reference)).status).toBe(409)
    const historyOf = async (id: number) => {
      const { docs } = await world.cms.payload.find({
        collection: 'submission-events',
        where: { submission: { equals: id } },
        ...own,
      })
      return docs.map(({ kind, before, after }) => [kind, before, after])
    }
    for (const { id } of [first, again])
      expect(await historyOf(id)).toEqual([['repetition', again.reference, first.reference]])
    expect((await mark('hr', again.id, null)).status).toBe(200)
    expect((await historyOf(first.id)).length).toBe(2)
  })

  it('is in no log of readings that others see', async () => {
    const { reference, id } = await world.deliver('jobApplication', sentWords)
    await reads('hr', id)
    const seen = async (name: InboxPerson) =>
      (await (await world.ask(name, 'GET', `/submission-reads?where[reference][equals]=${reference}`)).text()).includes(
        reference,
      )
    expect([await seen('hr'), await seen('admin')]).toEqual([true, true])
    for (const name of ['compliance', 'other-hr', 'investigator'] as const)
      expect(
        (await (await world.ask(name, 'GET', '/submission-reads?limit=1000')).text()).includes(`"${reference}"`),
        name,
      ).toBe(false)
  })
})
