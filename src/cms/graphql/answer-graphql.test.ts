import { addTypenameToDocument } from '@apollo/client/utilities'
import { type DocumentNode, Kind, print } from 'graphql'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import * as operations from '@/graphql/generated/operations'
import { openTestCms } from '@/tests/support/open-test-cms'

const cms = await openTestCms()
const { answerGraphQL } = await import('./answer-graphql')
afterAll(cms.close)
beforeEach(() => {
  for (const level of ['error', 'info'] as const)
    vi.spyOn(cms.payload.logger, level).mockImplementation(() => undefined)
})

async function ask(body: string, headers: Record<string, string> = {}) {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body }
  const answer = await answerGraphQL(new Request('http://localhost:3001/api/graphql', init))
  const text = await answer.text()
  return { status: answer.status, text }
}
const asJson = (query: string, variables: object = {}) => JSON.stringify({ query, variables })

async function logIn(): Promise<Record<string, string>> {
  const { email } = await cms.person('editor')
  const { token } = await cms.payload.login({ collection: 'users', data: { email, password: 'a test password' } })
  return { Authorization: `JWT ${token}` }
}

const documents: [string, DocumentNode][] = Object.entries(operations)
const shipped = documents.filter(([, { definitions }]) =>
  definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION),
)
/** A value for every variable that some document has. */
const variables = {
  ...{
    path: '/',
    locale: 'pt',
    id: 1,
    draft: false,
    key: 'newsletter',
    slug: 'a',
    day: '2026-01-01',
    prefix: '/a',
    parent: 1,
  },
  ...{ isPage: true, isTip: false, isPerson: false, isBranch: false },
}

const aliases = (count: number) =>
  `{ ${Array.from({ length: count }, (_, n) => `a${n}: Pages { totalDocs }`).join(' ')} }`
const nested = (depth: number) => `${'{ a '.repeat(depth)}${'}'.repeat(depth)}`
const doubled = (levels: number) =>
  `{ Pages { ...f0 } } ${Array.from({ length: levels }, (_, n) => `fragment f${n} on Pages { ...f${n + 1} ...f${n + 1} }`).join(' ')} fragment f${levels} on Pages { totalDocs }`
const cycle = '{ Pages { ...a } } fragment a on Pages { ...b } fragment b on Pages { docs { id } ...a }'

describe('a stranger', () => {
  it.each(shipped)('is answered what the product itself asks (%s)', async (_name, document) => {
    // As the site sends it.
    const { status, text } = await ask(asJson(print(addTypenameToDocument(document)), variables))
    expect(text).not.toContain('Sem sessão iniciada')
    expect([200, 400], text).toContain(status)
  })

  it('is answered the text of a page as it is public', async () => {
    const { status, text } = await ask(asJson(print(operations.DocumentByPathDocument), { path: '/', locale: 'pt' }))
    expect(status).toBe(200)
    expect(JSON.parse(text)).toMatchObject({ data: { Pages: { docs: [] } } })
  })

  it.each([
    ['anything else', '{ Pages { totalDocs } }', 403],
    ['what there is', '{ __schema { types { name } } }', 403],
    ['what there might be', '{ Page { totalDocs } }', 403],
    ['one thing 500 times', aliases(500), 403],
    ['a question that never ends', cycle, 400],
    ['a question that doubles 25 times', doubled(25), 403],
    ['a question as deep as the body allows', nested(40_000), 400],
    ['a question of many words', `{ ${'a '.repeat(30_000)} }`, 400],
    ['to change something', 'mutation { logoutUser }', 403],
    ['no question', '', 400],
  ])('is refused %s', async (_what, query, status) => {
    const { text, ...answer } = await ask(asJson(query))
    expect(answer.status, text).toBe(status)
    expect(text).not.toContain('Did you mean')
  })

  it.each([
    ['several questions at once', `[${asJson('{ Pages { totalDocs } }')}]`],
    ['no JSON', '{'],
    ['nothing', ''],
    ['a text', '"query"'],
    ['a query that is none', '{"query":{}}'],
  ])('is refused %s', async (_what, body) => {
    expect((await ask(body)).status).toBe(400)
  })

  it('is refused what is sent as a form, as a page elsewhere can', async () => {
    expect((await ask(asJson('{ Pages { totalDocs } }'), { 'Content-Type': 'text/plain' })).status).toBe(415)
  })
})

describe('somebody who is signed in', () => {
  it('may ask anything, within limits, and is told no names', async () => {
    const headers = await logIn()
    expect(await ask(asJson('{ Pages { totalDocs } }'), headers)).toMatchObject({ status: 200 })
    expect((await ask(asJson(aliases(15)), headers)).status).toBe(200)
    for (const query of [aliases(16), cycle, doubled(25), nested(50), nested(40_000)])
      expect((await ask(asJson(query), headers)).status).toBe(400)
    const { text } = await ask(asJson('{ Pagess { totalDocs } }'), headers)
    expect(
      z.object({ errors: z.array(z.object({ message: z.string() })).min(1) }).safeParse(JSON.parse(text)).success,
    ).toBe(true)
    expect(text).not.toContain('Did you mean')
  })

  it('asks without a language in Portuguese', async () => {
    const query = '{ Pages(where: { title: { like: "a" } }, sort: "title") { totalDocs } }'
    expect(await ask(asJson(query), await logIn())).toMatchObject({ status: 200 })
  })
})
