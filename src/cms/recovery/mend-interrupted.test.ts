import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { askDatabase, openTestCms, type TestCms } from '@/tests/support/open-test-cms'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
}, 60_000)
afterAll(() => cms.close())

async function publishPage(slug: string): Promise<number> {
  const { id } = await cms.payload.create({
    collection: 'pages',
    locale: 'pt',
    data: {
      title: slug,
      slug,
      section: 'general',
      pageType: 'page',
      layout: [{ id: slug, blockType: 'pageHero', title: slug }],
      _status: 'published',
    },
    overrideAccess: true, // nobody has logged in
  })
  return id
}

/** As a process leaves it that is killed between storing a document and telling of it. @returns when it was stored. */
async function store(id: number): Promise<string> {
  const at = new Date().toISOString()
  await askDatabase(cms, 'UPDATE pages SET updated_at = ? WHERE id = ?', [at, id])
  await wait(5)
  return at
}

async function readNewest(): Promise<{ tags: unknown; hrefs: unknown } | undefined> {
  const { docs } = await cms.payload.find({ collection: 'publications', sort: '-id', limit: 1, overrideAccess: true })
  return docs[0]
}

it('tells of what was stored by a process that was killed, whatever others told since', async () => {
  const { recordMissedPublications } = await import('./record-missed-publications')
  const [untold, told] = [await publishPage('untold'), await publishPage('told')]
  expect(await recordMissedPublications(cms.payload)).toBe(0)
  const at = await store(untold)
  await cms.payload.update({
    collection: 'pages',
    id: told,
    locale: 'pt',
    data: { title: 'Depois' },
    overrideAccess: true,
  })
  // What another process stored only now it will tell of itself.
  expect(await recordMissedPublications(cms.payload, at)).toBe(0)
  expect(await recordMissedPublications(cms.payload)).toBe(1)
  expect(await readNewest()).toMatchObject({
    tags: [`Page:${untold}`, `Page:${untold}:card`, 'list:Page:top'],
    hrefs: { pt: '/untold', en: null },
  })
  expect(await recordMissedPublications(cms.payload)).toBe(0)
})

it('finds nothing untold after pages were moved', async () => {
  const { recordMissedPublications } = await import('./record-missed-publications')
  const id = await publishPage('before')
  await cms.payload.update({ collection: 'pages', id, locale: 'pt', data: { slug: 'after' }, overrideAccess: true })
  expect(await recordMissedPublications(cms.payload)).toBe(0)
})

it('is done by whoever leads, for others that any moment may kill', async () => {
  const { dialect } = await import('@/src/database/own-dialect')
  const { followOthers } = await import('./mend-interrupted')
  const id = await publishPage('followed')
  await store(id)
  const before = await readNewest()
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const mend = followOthers()
  await mend(cms.payload, false)
  expect(await readNewest()).toEqual(before)
  vi.setSystemTime(Date.now() + 60_000)
  await mend(cms.payload, false)
  const tags = { tags: [`Page:${id}`, `Page:${id}:card`, 'list:Page:top'] }
  if (dialect.name === 'postgres') expect(await readNewest()).toMatchObject(tags)
  // A file has one process, which looked when it began.
  else expect(await readNewest()).toEqual(before)
})
