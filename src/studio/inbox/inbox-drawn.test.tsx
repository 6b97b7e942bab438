import { createLocalReq } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { jobApplication } from '@/site/schemas/job-application/definition'
import { parseFormDefinition } from '@/src/forms/definition/form-definition'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'
import { InboxFilters } from './InboxFilters'
import { parseInboxQuery } from './inbox-query'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
}, 180_000)
afterAll(() => cms.close())

it('draws the list with the columns that a person chose, and a case with what was done about it', async () => {
  // Only now: settings are read when the first part of the product is imported.
  const { findCases } = await import('@/src/inbox/cases/find-cases')
  const { readCase } = await import('@/src/inbox/cases/read-case')
  const { recordStep } = await import('@/src/inbox/cases/record-step')
  const { CaseList } = await import('./CaseList')
  const { CasePanel } = await import('./CasePanel')
  const { readInboxForms } = await import('./read-inbox-forms')
  const { readOwnInboxes } = await import('./read-own-inboxes')
  const own = { overrideAccess: true, depth: 0 } as const // the test's own
  const [person, colleague] = [await cms.person('compliance'), await cms.person('compliance')]
  const form = await cms.payload.create({
    collection: 'forms',
    data: {
      ...{ key: 'jobApplication', name: 'Candidatura', audience: 'staff', mayReply: true },
      ...{ retentionDays: 30, retentionAction: 'delete' },
    },
    ...own,
  })
  const version = await cms.payload.db.create({
    collection: 'form-versions',
    data: {
      ...{ form: form.id, formKey: 'jobApplication', number: 1, hash: 'h', state: 'published', audience: 'staff' },
      ...{ definition: parseFormDefinition(jobApplication), publishedAt: new Date().toISOString() },
    },
  })
  const { id } = await cms.payload.create({
    collection: 'submissions',
    data: {
      ...{ reference: 'REF-1', formKey: 'jobApplication', receivedOn: '2026-01-20', dueOn: '2026-01-25' },
      ...{ state: 'work', versionHash: 'h', version: Number(version['id']), locale: 'en', audience: 'staff' },
      ...{ isTest: false, files: [], deliveryId: '1', assignee: colleague.id, takenBy: 'Rui', tags: ['urgente'] },
      answers: { firstName: '<b>CANARY</b>', areaOfInterest: 'risk', email: 'ana@bcs.example' },
    },
    ...own,
  })
  const of = { id, reference: 'REF-1', formKey: 'jobApplication', audience: 'staff' }
  await recordStep(cms.payload, { user: person, of, step: { kind: 'note', text: 'Ligou <i>hoje</i>' } })
  const value = ['areaOfInterest', 'firstName']
  const preference = { key: 'case-columns-jobApplication', value, user: { relationTo: 'users', value: person.id } }
  await cms.payload.db.create({ collection: 'payload-preferences', data: preference })

  const req = await createLocalReq({ user: person }, cms.payload)
  const query = parseInboxQuery({ formKey: 'jobApplication', view: 'overdue', case: String(id) })
  const inbox = await cms.payload.create({
    collection: 'inboxes',
    data: { name: 'Recrutamento', members: [person.id] },
    ...own,
  })
  const [list, forms] = [await findCases(req, query), await readInboxForms(req)]
  const inboxes = await readOwnInboxes(req, 'pt')
  expect(inboxes).toEqual([
    { id: inbox.id, name: 'Recrutamento' },
    { id: 0, name: 'Sem caixa' },
  ])
  const filters = renderToStaticMarkup(
    <InboxFilters query={query} list={list} forms={forms} inboxes={inboxes} language="pt" />,
  )
  expect(filters).toMatch(/Recrutamento \(0\)/)
  expect(filters).toMatch(/Sem caixa \(1\)/)
  expect(filters).toMatch(/Fora de prazo <span[^>]*>1</)
  expect(filters).toContain('<option value="jobApplication" selected="">Candidatura</option>')
  const drawn = renderToStaticMarkup(await CaseList({ req, query, list, forms, language: 'pt' }))
  expect(drawn).toContain('Risco e controlo')
  expect(drawn).toContain('25/01/2026 (fora de prazo)')
  // What a form calls personal is no column, whatever somebody put into their preferences.
  expect(drawn).not.toContain('CANARY')
  const again = await cms.payload.create({
    collection: 'submissions',
    data: {
      ...{ reference: 'REF-2', formKey: 'jobApplication', receivedOn: '2026-01-21', state: 'new', versionHash: 'h' },
      ...{ version: Number(version['id']), locale: 'pt', audience: 'staff', isTest: false, files: [], deliveryId: '2' },
      answers: { email: 'ANA@bcs.example' },
    },
    ...own,
  })
  const { keyOlder } = await import('@/src/inbox/rights/key-submissions')
  await keyOlder(cms.payload)
  const opened = await readCase(req, id)
  if (!opened) throw new Error('The case is not there')
  const panel = renderToStaticMarkup(await CasePanel({ req, opened, query, language: 'pt' }))
  expect(panel).toContain('Caso REF-1')
  expect(panel).toContain('&lt;b&gt;CANARY&lt;/b&gt;')
  expect(panel).toContain('Ligou &lt;i&gt;hoje&lt;/i&gt;')
  expect(panel).toContain(`case=${again.id}`)
  expect(panel).toMatch(/<button type="button">REF-2 repete este caso<\/button>/)
  expect(panel).toContain('Vai para ana@bcs.example, em inglês')
  expect(panel).toContain('We received it')
  expect(panel).toContain(`/api/submissions/${id}/case?format=zip`)
  const { docs } = await cms.payload.find({ collection: 'submission-reads', sort: 'id', ...own })
  expect(docs.map(({ action }) => action)).toEqual(['list', 'read'])
})
