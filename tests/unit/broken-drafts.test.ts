import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { examplePage } from '@/tests/support/example-page'
import { openTestCms } from '@/tests/support/open-test-cms'

const cms = await openTestCms()
const { answerGraphQL } = await import('@/src/cms/graphql/answer-graphql')
const { createContentClient } = await import('@/src/content/client')
const { getDraft } = await import('@/src/content/get-document')
afterAll(cms.close)
// Payload writes each value that it cannot read into the log.
beforeEach(() => {
  vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
})

const editor = await cms.person('editor')
const login = { email: editor.email, password: 'a test password' }
const { token = '' } = await cms.payload.login({ collection: 'users', data: login })

let drafts = 0
/** A page of five good blocks with one more in their midst, as an editor saves it and the preview reads it. */
async function previewWith(block: object) {
  const name = `rascunho-${++drafts}`
  const { layout, ...page } = examplePage({ title: name, slug: name })
  const sent = new Request('http://localhost:3001/api/pages?draft=true&locale=pt', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `JWT ${token}` },
    body: JSON.stringify({
      ...page,
      _status: 'draft',
      layout: [...layout.slice(0, 2), { id: 'bad', title: '', ...block }, ...layout.slice(2)],
    }),
  })
  const saved = await (await import('@/src/cms/open/answer-rest')).answerRest(sent)
  expect(saved.status).toBe(201)
  const { doc } = await saved.json()
  const fetch = async (url: string, init: RequestInit) => answerGraphQL(new Request(url, init))
  const client = createContentClient({
    locale: 'pt',
    url: 'http://localhost:3001/api/graphql',
    fetch,
    token: String(token),
  })
  return getDraft(client, { locale: 'pt', kind: 'page', id: doc.id, placeholders: {}, isPublic: false })
}

it.each<[string, object]>([
  ['DocumentListBlock', { blockType: 'documentList', documentCategory: 'poison' }],
  ['DocumentListBlock', { blockType: 'documentList', documentCategory: { a: 1 } }],
  ['DocumentListBlock', { blockType: 'documentList', documentCategory: ['pricing'], title: { a: 1 } }],
  ['FaqBlock', { blockType: 'faq', questions: [{ question: { a: 1 }, answer: null }] }],
  ['FeatureListBlock', { blockType: 'featureList', features: [{ icon: 'poison', title: 'x' }] }],
])('a draft whose %s holds what cannot be read is shown without it, and says which one it is', async (type, block) => {
  const draft = await previewWith(block)
  expect(draft).toMatchObject({ brokenBlocks: [{ position: 2, type }], document: { kind: 'page' } })
  if (!draft || draft === 'stranger' || draft.document.kind !== 'page') throw new Error('There is no page')
  expect(draft.document.page.layout.map(({ id }) => id)).toEqual(['hero', 'features', 'steps', 'figures', 'related'])
})

it('a draft that can be read is shown whole', async () => {
  const draft = await previewWith({ blockType: 'documentList', documentCategory: 'pricing' })
  expect(draft).toMatchObject({ brokenBlocks: [], document: { page: { layout: { length: 6 } } } })
})
