import { afterAll, beforeAll, expect, it } from 'vitest'
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
  const { presetTitle } = await import('../../presets/create-from-preset')
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

  const { createReview } = await import('../../workflow/review-store')
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
  const waiting = async (role: 'approver' | 'compliance' | 'editor' | 'investigator') =>
    (await readDuties(cms.payload, await cms.person(role))).map(({ label, count }) => `${label.en}: ${count}`)
  expect(await waiting('compliance')).toEqual(['New submissions to settle: 1'])
  expect(await waiting('investigator')).toEqual(['New submissions to settle: 1'])
  expect(await waiting('editor')).toEqual([])
  const searched = async (role: 'compliance' | 'editor') =>
    (await readUnansweredSearches(cms.payload, await cms.person(role))).map(({ term, count }) => `${term} ${count}`)
  expect(await searched('editor')).toEqual(['iban 7'])
  expect(await searched('compliance')).toEqual([])
})

it('says what is wrong with the site, and that nothing is', () => {
  const sentences = (health: Parameters<typeof toHealthSentences>[0]) => toHealthSentences(health).map(({ en }) => en)
  expect(sentences({ isFeedRead: true, waiting: 0, failing: 0 })).toEqual([
    'Visitors see everything that is published.',
  ])
  expect(sentences({ isFeedRead: false, waiting: 2, failing: 3 })).toEqual([
    'The site cannot read what is published: visitors see what was there before.',
    'Pages that could not be drawn and stayed as they were: 3.',
    'Pages that are being drawn: 2.',
  ])
  expect(sentences(null)).toHaveLength(1)
})
