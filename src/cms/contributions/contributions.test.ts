import type { CreateArgs } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { User } from '@/src/stored-types/payload-types'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'

/** What is tested: settings are read when the first part of the product is imported, after the CMS has its place. */
const load = async () => ({
  ...(await import('../workflow/go-live')),
  ...(await import('../workflow/read-subject')),
  ...(await import('../workflow/review-store')),
  ...(await import('./brought-along')),
  ...(await import('./contribution-rows')),
})
let product: Awaited<ReturnType<typeof load>>
let cms: TestCms
let editor: User & { collection: 'users' }
let approver: User & { collection: 'users' }

beforeAll(async () => {
  cms = await openTestCms()
  product = await load()
  editor = await cms.person('editor')
  approver = await cms.person('approver')
}, 120_000)
afterAll(() => cms.close())

const noted = async (subject: string) => [...(await product.contributorsSinceLive(cms.payload, subject, ['pt']))].sort()

/** A draft of the editor that is approved and has not gone live yet. */
async function approvedTip(slug: string) {
  const { payload } = cms
  const data = { title: slug, slug, topic: 'saving' as const }
  const common = { collection: 'tips', draft: true, locale: 'pt', depth: 0 } as const
  const { id } = await payload.create({ ...common, data, user: editor, overrideAccess: false })
  const subject = `tips/${id}` as const
  const hash = (await product.readNewest(payload, { collection: 'tips', id }))?.hash ?? ''
  const asked = { title: slug, reason: 'É um teste', submittedBy: editor.id, submittedByName: '', submittedAt: '' }
  const review = await product.createReview(payload, {
    ...asked,
    submittedAt: new Date().toISOString(),
    subject,
    kind: 'publish',
    state: 'approved',
    languages: ['pt'],
    hash,
  })
  const write = () => payload.update({ ...common, id, data: { title: 'Outra' }, user: approver, overrideAccess: false })
  return { subject, review, write }
}

/** Does something once, right before or right after a row is written. */
async function beside(
  when: 'after' | 'before',
  isMeant: (row: Record<string, unknown>) => boolean,
  act: () => Promise<unknown>,
  run: () => Promise<unknown>,
): Promise<void> {
  const { db } = cms.payload
  const create = db.create
  let acts = 0
  db.create = new Proxy(create, {
    apply: async (store, self, given: [CreateArgs]) => {
      const [{ collection, data }] = given
      const isNow = collection === 'contributions' && isMeant(data) && acts++ === 0
      if (isNow && when === 'before') await act()
      const stored: unknown = await Reflect.apply(store, self, given)
      if (isNow && when === 'after') await act()
      return stored
    },
  })
  try {
    await run()
  } finally {
    db.create = create
  }
  expect(acts).toBeGreaterThan(0)
}

it('knows a writer whose words were noted before it went live and stored after', async () => {
  const { subject, review, write } = await approvedTip('durante')
  const isOwn = (row: Record<string, unknown>) => row['subject'] === subject && row['person'] === approver.id
  await beside('after', isOwn, () => product.goLive(cms.payload, review), write)
  expect(await noted(subject)).toEqual([approver.id])
})

it('knows a writer whose words were stored while it went live', async () => {
  const { subject, review, write } = await approvedTip('entretanto')
  const isLive = (row: Record<string, unknown>) => row['subject'] === subject && row['kind'] === 'live'
  await beside('before', isLive, write, () => product.goLive(cms.payload, review))
  expect(await noted(subject)).toEqual([approver.id])
})

it('forgets who wrote until it began to go live, and nobody when that is put back', async () => {
  const { payload } = cms
  await product.noteWriter(payload, 'tips/9001', 1)
  await product.noteGoing(payload, 'tips/9001', 5)
  await product.noteWriter(payload, 'tips/9001', 2)
  expect(await noted('tips/9001')).toEqual([1, 2])
  await product.noteLive(payload, 'tips/9001', { languages: ['pt'], review: 5 })
  await product.noteLive(payload, 'media/9001', { languages: ['pt'], review: 5 })
  expect(await noted('tips/9001')).toEqual([2])
  await product.noteWriter(payload, 'media/9001', 3)
  await product.notePutBack(payload, 'tips/9001', 5)
  expect(await noted('tips/9001')).toEqual([1, 2])
  await product.noteGoing(payload, 'tips/9001', 5)
  await product.noteLive(payload, 'tips/9001', { languages: ['pt'], review: 5 })
  expect(await noted('tips/9001')).toEqual([])
  expect(await noted('media/9001')).toEqual([3])
})

it('knows who wrote what somebody else copies into the other language', async () => {
  const { payload } = cms
  const { subject, review } = await approvedTip('copiada')
  const common = { collection: 'tips', id: Number(subject.slice(5)), draft: true, overrideAccess: false } as const
  await product.goLive(payload, review)
  const english = { locale: 'en', data: { title: 'Mine' }, user: approver } as const
  await payload.update({ ...common, ...english })
  await product.noteLive(payload, subject, { languages: ['pt'] })
  expect(await noted(subject)).toEqual([])
  const req = { context: {} }
  product.bringAlong(req, product.otherLanguage('en'))
  await payload.update({ ...common, locale: 'pt', data: { title: 'Mine' }, user: editor, context: req.context })
  expect(await noted(subject)).toEqual([editor.id, approver.id])
})

it('suspects everybody who makes documents where it was not noted who made one', async () => {
  await product.noteWriter(cms.payload, 'people/new', 1)
  await product.noteWriter(cms.payload, 'people/new', 2)
  expect(await noted('people/9001')).toEqual([1, 2])
})

it('stores nothing of which it cannot be noted who wrote it', async () => {
  const { payload } = cms
  const { subject, write } = await approvedTip('sem-nota')
  const before = (await product.readNewest(payload, { collection: 'tips', id: Number(subject.slice(5)) }))?.hash
  const { create } = payload.db
  payload.db.create = new Proxy(create, {
    apply: (store, self, given: [CreateArgs]) => {
      if (given[0].collection === 'contributions') throw new Error('The disk is full')
      return Reflect.apply(store, self, given)
    },
  })
  try {
    await expect(write()).rejects.toThrow('The disk is full')
  } finally {
    payload.db.create = create
  }
  expect((await product.readNewest(payload, { collection: 'tips', id: Number(subject.slice(5)) }))?.hash).toBe(before)
})
