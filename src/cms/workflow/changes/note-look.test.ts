import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { examplePage } from '@/tests/support/example-page'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'

const trusted = { overrideAccess: true, depth: 0 } as const

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
}, 120_000)
afterAll(() => cms.close())

async function askedBy(role: 'approver' | 'editor') {
  const person = { name: role, role, email: `${role}@bcs.example`, password: 'correct horse battery staple' }
  const user = await cms.payload.create({ collection: 'users', data: person, ...trusted })
  return createLocalReq({ user: { ...user, collection: 'users' } }, cms.payload)
}

it('loses nothing that a screen tells at the same moment', async () => {
  const [{ submitForReview }, { requireReview }] = [await import('../submit'), await import('../decide')]
  const { noteLook } = await import('./looks')
  const { hasSeenAll } = await import('../../looks/look-store')
  const [editor, approver] = [await askedBy('editor'), await askedBy('approver')]
  const { layout: _layout, ...data } = examplePage({ title: 'um', slug: 'um' })
  const { id } = await cms.payload.create({
    collection: 'pages',
    locale: 'pt',
    draft: true,
    data: {
      ...data,
      section: 'general',
      pageType: 'page',
      layout: [{ id: 'hero', blockType: 'pageHero', title: 'um' }],
    },
    user: editor.user,
    ...trusted,
  })
  const asked = { kind: 'publish', languages: ['pt'], reason: 'É um teste', warningReasons: { all: 'Teste' } } as const
  const submitted = await submitForReview(editor, { ...asked, subject: { collection: 'pages', id } })
  const review = await requireReview(approver, submitted.id)
  const { changes } = await noteLook(approver, review, {})
  expect(changes.length).toBeGreaterThan(1)
  await Promise.all([
    ...changes.map(({ key }) => noteLook(approver, review, { seen: [key] })),
    noteLook(approver, review, { isChecked: true }),
  ])
  expect(hasSeenAll(await noteLook(approver, review, {}))).toBe(true)
})
