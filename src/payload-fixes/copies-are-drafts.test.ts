import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
}, 180_000)
afterAll(() => cms.close())

const hero = { blockType: 'pageHero', id: 'hero', title: 'Original' } as const
const page = {
  title: 'Original',
  slug: 'original',
  section: 'general' as const,
  pageType: 'page' as const,
  summary: 'Original.',
  description: 'Original. '.repeat(11),
  layout: [hero],
  _status: 'published' as const,
}

it('a copy of what is public in both languages is a draft in both', async () => {
  const { payload } = cms
  const trusted = { collection: 'pages', depth: 0, overrideAccess: true } as const // nobody is asked here
  const { id } = await payload.create({ ...trusted, locale: 'pt', data: page })
  await payload.update({ ...trusted, id, locale: 'en', data: page })
  const original = await payload.findByID({ ...trusted, id, locale: 'all' })
  expect(original._status).toEqual({ pt: 'published', en: 'published' })
  const copy = await payload.duplicate({ ...trusted, id, locale: 'pt', draft: true, data: { slug: 'copia' } })
  const stored = await payload.findByID({ ...trusted, id: copy.id, draft: true, locale: 'all' })
  expect(stored._status).toEqual({ pt: 'draft', en: 'draft' })
})
