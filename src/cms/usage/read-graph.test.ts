import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
}, 120_000)
afterAll(() => cms.close())

it('takes people of the bank whom something names for no document that is missing', async () => {
  const { readGraph } = await import('./read-graph')
  const { findLinkProblems } = await import('./find-link-problems')
  const { id, name } = await cms.person('editor')
  const trusted = { overrideAccess: true } as const // as the steps of a conversation write
  const said = { subject: 'pages/1', text: '@editor', author: id, authorName: name }
  const first = await cms.payload.create({ collection: 'comments', data: { ...said, mentions: [id] }, ...trusted })
  const reply = { ...said, replyTo: first.id, mentions: [id] }
  await cms.payload.create({ collection: 'comments', data: reply, ...trusted })
  const graph = await readGraph(cms.payload)
  expect(graph.filter(({ slug }) => slug === 'comments')).toHaveLength(2)
  expect(findLinkProblems(graph)).toEqual([])
})
