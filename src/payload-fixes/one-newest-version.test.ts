import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
}, 180_000)
afterAll(() => cms.close())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T12:00:00.000Z') })
})
afterEach(() => {
  vi.useRealTimers()
})
const putClockBack = () => vi.setSystemTime(new Date('2026-11-24T11:00:00.000Z'))

const trusted = { collection: 'pages', depth: 0, overrideAccess: true } as const // nobody is asked here
const page = (slug: string) => ({
  slug,
  section: 'general' as const,
  pageType: 'page' as const,
  title: 'Primeiro',
  summary: 'Primeiro.',
  description: 'Primeiro. '.repeat(11),
  layout: [{ blockType: 'pageHero', id: 'hero', title: 'Primeiro' } as const],
})

async function titlesOf(id: number): Promise<unknown> {
  const { title } = await cms.payload.findByID({ ...trusted, id, draft: true, locale: 'all' })
  return title
}

it('a draft is what was written last, also within the same moment and when the clock was put back', async () => {
  const { payload } = cms
  const { id } = await payload.create({ ...trusted, locale: 'pt', draft: true, data: page('rascunho') })
  const write = (locale: 'pt' | 'en', title: string) =>
    payload.update({ ...trusted, id, locale, draft: true, data: { title } })
  await write('pt', 'Segundo')
  await write('en', 'Second')
  expect(await titlesOf(id)).toEqual({ pt: 'Segundo', en: 'Second' })
  putClockBack()
  await write('pt', 'Terceiro')
  await write('en', 'Third')
  expect(await titlesOf(id)).toEqual({ pt: 'Terceiro', en: 'Third' })
})

it('publishing one language keeps the draft of the other, whose version is written right after', async () => {
  const { payload } = cms
  const { id } = await payload.create({ ...trusted, locale: 'pt', draft: true, data: page('uma-lingua') })
  await payload.update({ ...trusted, id, locale: 'en', draft: true, data: { ...page('one-language'), title: 'First' } })
  await payload.update({ ...trusted, id, locale: 'pt', data: { _status: 'published' } })
  expect(await titlesOf(id)).toEqual({ pt: 'Primeiro', en: 'First' })
})

it('of drafts that are written at once every one has a moment of its own', async () => {
  const { payload } = cms
  const { id } = await payload.create({ ...trusted, locale: 'pt', draft: true, data: page('ao-mesmo-tempo') })
  const write = (title: string) => payload.update({ ...trusted, id, locale: 'pt', draft: true, data: { title } })
  await Promise.all(['A', 'B', 'C', 'D'].map(write))
  const { docs } = await payload.findVersions({ ...trusted, where: { parent: { equals: id } }, limit: 10 })
  expect(new Set(docs.map(({ updatedAt }) => updatedAt)).size).toBe(5)
  const newest = await payload.findVersions({
    ...trusted,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
  })
  expect(newest.docs).toHaveLength(1)
})

it('a draft of a global is what was written last too', async () => {
  const { payload } = cms
  const footer = { slug: 'footer', locale: 'pt', draft: true, depth: 0, overrideAccess: true } as const // as above
  const write = (newsletterTitle: string) => payload.updateGlobal({ ...footer, data: { newsletterTitle } })
  const title = async () => (await payload.findGlobal(footer)).newsletterTitle
  await write('Primeiro')
  await write('Segundo')
  expect(await title()).toBe('Segundo')
  putClockBack()
  await write('Terceiro')
  expect(await title()).toBe('Terceiro')
})
