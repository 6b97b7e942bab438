import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type AskRest, signInEverybody } from '@/tests/support/ask-rest'
import { examplePage } from '@/tests/support/example-page'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'

let cms: TestCms
let ask: AskRest
let editor = ''
beforeAll(async () => {
  cms = await openTestCms()
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  ask = await signInEverybody(cms)
  const { email } = await cms.person('editor')
  const { token } = await cms.payload.login({ collection: 'users', data: { email, password: 'a test password' } })
  editor = token ?? ''
}, 180_000)
afterAll(() => cms.close())

const past = '2001-01-01T00:00:00.000Z'
const moments = { createdAt: past, updatedAt: past }
const saved = z.object({ doc: z.object({ id: z.number() }) })

let pages = 0
async function create(): Promise<number> {
  const name = `pagina-${++pages}`
  const body = { ...examplePage({ title: name, slug: name }), _status: 'draft', ...moments }
  const answer = await ask('editor', 'POST', '/pages?draft=true&locale=pt', body)
  return saved.parse(await answer.json()).doc.id
}

async function askGraphQL(query: string): Promise<unknown> {
  const { answerGraphQL } = await import('@/src/cms/graphql/answer-graphql')
  const headers = { 'Content-Type': 'application/json', Authorization: `JWT ${editor}` }
  const body = JSON.stringify({ query })
  const answer = await answerGraphQL(
    new Request('http://localhost:3001/api/graphql', { method: 'POST', headers, body }),
  )
  return answer.json()
}

/** Everything that is stored about a page and its versions. */
async function momentsOf(id: number): Promise<string> {
  const trusted = { overrideAccess: true, depth: 0 } as const // the test looks at what is stored
  const page = await cms.payload.findByID({ collection: 'pages', id, draft: true, ...trusted })
  const stored = await cms.payload.findByID({ collection: 'pages', id, ...trusted })
  const versions = await cms.payload.findVersions({
    collection: 'pages',
    where: { parent: { equals: id } },
    ...trusted,
  })
  const of = ({ createdAt, updatedAt }: { createdAt?: string | null; updatedAt?: string | null }) => [
    createdAt,
    updatedAt,
  ]
  return JSON.stringify([page, stored, ...versions.docs, ...versions.docs.map(({ version }) => version)].map(of))
}

it('when a document was made and changed is noted by the CMS, whatever way it is written', async () => {
  const id = await create()
  expect(await momentsOf(id)).not.toContain('2001')
  const ways: [string, () => Promise<unknown>][] = [
    ['REST', () => ask('editor', 'PATCH', `/pages/${id}?draft=true&locale=pt`, { summary: 'a', ...moments })],
    [
      'autosave',
      () => ask('editor', 'PATCH', `/pages/${id}?draft=true&autosave=true&locale=pt`, { summary: 'b', ...moments }),
    ],
    [
      'bulk',
      () => ask('editor', 'PATCH', `/pages?where[id][equals]=${id}&draft=true&locale=pt`, { summary: 'c', ...moments }),
    ],
    [
      'GraphQL',
      () =>
        askGraphQL(
          `mutation { updatePage(id: ${id}, draft: true, locale: pt, data: { summary: "d", createdAt: "${past}", updatedAt: "${past}" }) { id } }`,
        ),
    ],
  ]
  for (const [way, write] of ways) {
    await write()
    expect([way, await momentsOf(id)]).not.toEqual([way, expect.stringContaining('2001')])
  }
  const { summary } = await cms.payload.findByID({
    collection: 'pages',
    id,
    draft: true,
    locale: 'pt',
    overrideAccess: true,
  })
  expect(summary).toBe('d')
})

it('of copies and of globals too', async () => {
  const id = await create()
  const copied = await ask('editor', 'POST', `/pages/${id}/duplicate?locale=pt`, { ...moments, slug: 'uma-copia' })
  expect(await momentsOf(saved.parse(await copied.json()).doc.id)).not.toContain('2001')
  await ask('editor', 'POST', '/globals/footer?draft=true&locale=pt', { smallPrint: 'x', ...moments })
  const footer = await cms.payload.findGlobal({ slug: 'footer', draft: true, locale: 'pt', overrideAccess: true })
  expect(JSON.stringify(footer)).not.toContain('2001')
})
