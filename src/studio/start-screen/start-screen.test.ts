import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { endCondition, holdCondition } from '@/src/health/conditions'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'
import { toHealthSentences } from './health-sentences'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
}, 120_000)
afterAll(() => cms.close())

const trusted = { overrideAccess: true, depth: 0 } as const

it('leads an editor to the first page, step by step, until it is submitted', async () => {
  const { readFirstPage } = await import('./read-first-page')
  const { presetTitle } = await import('@/src/cms/presets/create-from-preset')
  const [editor, colleague] = [await cms.person('editor'), await cms.person('editor')]
  const own = { user: editor, overrideAccess: false, depth: 0 } as const
  const step = () => readFirstPage(cms.payload, editor)
  expect(await readFirstPage(cms.payload, await cms.person('approver'))).toBeNull()
  expect(await step()).toEqual({ id: null, isWrittenInBoth: false, isPreviewed: false })

  const title = (locale: 'en' | 'pt') => presetTitle('campaign', locale)
  const data = { section: 'general', pageType: 'page' } as const
  const draft = { collection: 'pages', draft: true } as const
  const { id } = await cms.payload.create({
    ...draft,
    locale: 'pt',
    data: { ...data, title: title('pt'), slug: 'um' },
    ...own,
  })
  await cms.payload.update({ ...draft, id, locale: 'en', data: { title: title('en') }, ...own })
  expect(await step()).toEqual({ id, isWrittenInBoth: false, isPreviewed: false })
  await cms.payload.update({ ...draft, id, locale: 'pt', data: { title: 'Natal' }, ...own })
  expect(await step()).toMatchObject({ isWrittenInBoth: false })
  await cms.payload.update({ ...draft, id, locale: 'en', data: { title: 'Christmas' }, ...own })
  expect(await step()).toMatchObject({ isWrittenInBoth: true })

  const user = { relationTo: 'users', value: editor.id } as const
  const preference = { key: 'collection-pages', value: { editViewType: 'live-preview' }, user }
  await cms.payload.create({ collection: 'payload-preferences', data: preference, ...own })
  expect(await step()).toEqual({ id, isWrittenInBoth: true, isPreviewed: true })
  expect(await readFirstPage(cms.payload, colleague)).toMatchObject({ id: null })

  const { createReview } = await import('@/src/cms/workflow/review-store')
  await createReview(cms.payload, {
    subject: `pages/${id}`,
    title: 'Natal',
    kind: 'publish',
    state: 'inReview',
    languages: ['pt', 'en'],
    hash: '',
    reason: 'Nova',
    submittedBy: editor.id,
    submittedByName: editor.name,
    submittedAt: new Date().toISOString(),
  })
  expect(await step()).toBeNull()
})

it('says to each role what waits for it, and what visitors look for in vain', async () => {
  const { readDuties, readUnansweredSearches } = await import('./read-duties')
  const submission = (more: object) => ({
    formKey: 'contact',
    receivedOn: '2026-11-21',
    state: 'new' as const,
    versionHash: 'a',
    locale: 'pt',
    audience: 'staff',
    ...more,
  })
  for (const [reference, more] of Object.entries({ A: {}, B: { isTest: true }, C: { audience: 'investigators' } })) {
    const data = { ...submission(more), reference, deliveryId: reference }
    await cms.payload.create({ collection: 'submissions', data, ...trusted })
  }
  for (const [term, count] of Object.entries({ iban: 7, raro: 1 })) {
    const data = { term, count, language: 'pt' as const, lastDay: '2026-11-21' }
    await cms.payload.create({ collection: 'unanswered-searches', data, ...trusted })
  }
  const said = { subject: 'pages/1', text: 'Falta o ano', author: 1, authorName: 'Ana' }
  const first = await cms.payload.create({ collection: 'comments', data: said, ...trusted })
  await cms.payload.create({ collection: 'comments', data: { ...said, replyTo: first.id }, ...trusted })
  const waiting = async (role: 'approver' | 'compliance' | 'editor' | 'investigator') =>
    (await readDuties(cms.payload, await cms.person(role))).map(({ label, count }) => `${label.en}: ${count}`)
  expect(await waiting('compliance')).toEqual(['New submissions to settle: 1'])
  expect(await waiting('investigator')).toEqual(['New submissions to settle: 1'])
  expect(await waiting('editor')).toEqual(['Comments to settle: 1'])
  const searched = async (role: 'compliance' | 'editor') =>
    (await readUnansweredSearches(cms.payload, await cms.person(role))).map(({ term, count }) => `${term} ${count}`)
  expect(await searched('editor')).toEqual(['iban 7'])
  expect(await searched('compliance')).toEqual([])
})

it('points a new reader out for thirty days, to those who read what is sent and to nobody else', async () => {
  const { readDuties } = await import('./read-duties')
  const day = 24 * 60 * 60_000
  const request = async (
    name: string,
    role: 'approver' | 'compliance' | 'investigator',
    days: number,
    state = 'done',
  ) =>
    cms.payload.db.create({
      collection: 'account-requests',
      data: {
        ...{ title: `create: ${name}`, change: 'create', name, email: `${name}@bcs.example`, role, state },
        ...{ reason: 'Equipa nova', proposedBy: 1, proposedByName: 'Ana' },
        decidedAt: new Date(Date.now() - days * day).toISOString(),
      },
    })
  await request('a', 'compliance', 29)
  await request('b', 'investigator', 1)
  await request('c', 'compliance', 31)
  await request('d', 'approver', 1)
  await request('e', 'investigator', 1, 'refused')
  const told = async (role: 'admin' | 'approver' | 'compliance' | 'editor' | 'investigator') =>
    (await readDuties(cms.payload, await cms.person(role))).flatMap(({ label, count }) =>
      label.en.startsWith('People who came') ? `${label.pt} / ${label.en}: ${count}` : [],
    )
  const notice = 'Pessoas que passaram a ler o que é enviado / People who came to read what is sent: 2'
  for (const role of ['compliance', 'investigator'] as const) expect(await told(role), role).toEqual([notice])
  for (const role of ['admin', 'approver', 'editor'] as const) expect(await told(role), role).toEqual([])
})

it('shows what is wrong with the machine to administrators and compliance, in their language, and to nobody else', async () => {
  const { Conditions } = await import('./Conditions')
  const text = { pt: 'A base de dados está danificada.', en: 'The database is damaged.' }
  onTestFinished(() => endCondition('damaged-database'))
  const shown = (role: 'admin' | 'approver' | 'compliance' | 'editor' | 'investigator', language: 'en' | 'pt') =>
    renderToStaticMarkup(createElement(Conditions, { role, language }))
  expect(shown('admin', 'pt')).toBe('')
  holdCondition({ name: 'damaged-database', kind: 'fault', text })
  for (const role of ['admin', 'compliance'] as const) {
    expect(shown(role, 'pt')).toContain(`<strong>${text.pt}</strong> (damaged-database, desde `)
    expect(shown(role, 'en')).toContain(`<strong>${text.en}</strong> (damaged-database, since `)
    expect(shown(role, 'pt') + shown(role, 'en')).toMatch(/A resolver por quem cuida.*To be mended by/)
  }
  for (const role of ['approver', 'editor', 'investigator'] as const)
    expect([shown(role, 'pt'), shown(role, 'en')], role).toEqual(['', ''])
})

it('lists what is late and what failed, with the reason, in both languages', async () => {
  const { readStart } = await import('./read-start')
  const { describeStartItem, startTitles } = await import('./start-texts')
  const { createReview, updateReview } = await import('@/src/cms/workflow/review-store')
  const { createRelease, updateRelease } = await import('@/src/cms/workflow/releases/release-store')
  const [editor, approver] = [await cms.person('editor'), await cms.person('approver')]
  const now = Date.now()
  const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString()
  const request = async (title: string, dueAt: string | null) => {
    const made = {
      subject: 'pages/999',
      title,
      kind: 'publish',
      state: 'approved',
      languages: ['pt', 'en'],
      hash: '',
      reason: 'Nova',
      submittedBy: editor.id,
      submittedByName: 'Ana',
      submittedAt: '2026-11-21T10:00:00.000Z',
      dueAt,
    } as const
    return (await createReview(cms.payload, made)).id
  }
  const late = await request('Atrasado', ago(61))
  await updateReview(cms.payload, late, { failure: 'Suspensa. / Suspended.' })
  for (const dueAt of [ago(30), ago(-600), null]) await request('A tempo', dueAt)
  const release = async (name: string, state: 'done' | 'failed' | 'planned', dueAt: string | null) =>
    (await createRelease(cms.payload, { name, items: [late], state, dueAt })).id
  await release('Natal', 'planned', '2026-11-21T08:00:00.000Z')
  const failed = await release('Páscoa', 'failed', null)
  await updateRelease(cms.payload, failed, { failure: 'Mudou. / Changed.' })
  await release('A tempo', 'planned', ago(-600))
  await release('Sem hora', 'planned', null)
  await release('Feito', 'done', ago(600))

  for (const person of [editor, approver]) {
    const { overdue } = await readStart(cms.payload, person, now)
    const lines = (language: 'en' | 'pt') =>
      overdue.map((item) => `${item.title}: ${describeStartItem(item, language)}`)
    expect([startTitles.pt.overdue, ...lines('pt')]).toEqual([
      'Em atraso',
      'Atrasado: Publicar, aprovado, por Ana, 21/11/26, 11:00, Suspensa. / Suspended.',
      'Natal: Lançamento, planeado, 21/11/26, 09:00',
      expect.stringMatching(/^Páscoa: Lançamento, falhou, nada mudou, .*, Mudou\. \/ Changed\.$/),
    ])
    expect([startTitles.en.overdue, ...lines('en')]).toEqual([
      'Overdue',
      'Atrasado: Publish, approved, by Ana, 21/11/2026, 11:00, Suspensa. / Suspended.',
      'Natal: Release, planned, 21/11/2026, 09:00',
      expect.stringMatching(/^Páscoa: Release, failed, nothing changed, .*, Mudou\. \/ Changed\.$/),
    ])
  }
  const fortnight = 15 * 24 * 60 * 60_000
  const { overdue: afterwards } = await readStart(cms.payload, approver, now + fortnight)
  expect(afterwards.map(({ title }) => title)).not.toContain('Páscoa')
})

it('says what is wrong with the site, and that nothing is', () => {
  const sentences = (health: Parameters<typeof toHealthSentences>[0]) => toHealthSentences(health).map(({ en }) => en)
  expect(sentences({ isFeedRead: true, waiting: 0, failing: 0, isDrawing: true })).toEqual([
    'Visitors see everything that is published.',
  ])
  expect(sentences({ isFeedRead: false, waiting: 2, failing: 3, isDrawing: false })).toEqual([
    'The site cannot read what is published: visitors see what was there before.',
    'Pages that could not be drawn and stayed as they were: 3.',
    'Search, simulators and lists with filters do not answer visitors without script at the moment.',
    'Pages that are being drawn: 2.',
  ])
  expect(sentences(null)).toHaveLength(1)
})
