import type { RequestListener } from 'node:http'
import { expect, it } from 'vitest'
import { createAnswerCounts } from '@/src/metrics/count-answers'
import { currentRequestId } from '@/src/platform/request-id'
import { ask, startLocalServer } from '@/tests/support/local-server'
import { createRequestWatch } from './watch-requests'

const shownId = '8d7f0c5e-1d2a-4b6e-9a55-0f7e7f7c9b01'

/** A port that is watched, and what is written and counted of it. */
async function watched(
  options: { proxies?: number; hasLog?: boolean; port?: 'site' | 'cms'; isOwn?: () => boolean } = {},
) {
  const lines: Readonly<Record<string, unknown>>[] = []
  const counts = createAnswerCounts()
  const asked: (string | null)[] = []
  const watch = createRequestWatch({
    ...{ port: options.port ?? 'site', proxies: options.proxies ?? 0, hasLog: options.hasLog ?? true, counts },
    isOwn: options.isOwn,
    write: (line) => lines.push(line),
  })
  const listener: RequestListener = (request, response) =>
    watch.follow(request, response, () => {
      asked.push(currentRequestId())
      response.writeHead(request.url?.includes('nothing') ? 404 : 200).end('answered')
    })
  const port = await startLocalServer(listener)
  return { lines, counts, asked, get: (path: string, headers = {}) => ask(port, { path, headers }) }
}

it('writes a line of each request that names it, and nothing that its visitor typed', async () => {
  const { get, lines, asked } = await watched()
  const answer = await get('/contas?nome=Ana+Lopes', {
    'x-forwarded-for': '41.63.1.2',
    'user-agent': 'Ana',
    cookie: 'ana=1',
  })
  await expect.poll(() => lines).toHaveLength(1)
  const [line] = lines
  expect(line).toMatchObject({
    port: 'site',
    method: 'GET',
    kind: 'computed',
    path: '/contas',
    status: 200,
    isWhole: true,
  })
  expect(line?.['request']).toBe(answer.headers['x-request-id'])
  expect(asked).toEqual([answer.headers['x-request-id']])
  expect(JSON.stringify(line)).not.toMatch(/Ana|Lopes|41\.63/i)
})

it.each(['/nothing/ana@bcs.example', '/_newsletter/confirm?t=secret', '/login', '/_search/ana'])(
  'keeps nothing of the address %s',
  async (path) => {
    const { get, lines } = await watched()
    await get(path)
    await expect.poll(() => lines).toHaveLength(1)
    expect(lines[0]).not.toHaveProperty('path')
  },
)

it('says of the CMS which part was asked, and of whom or what not', async () => {
  const { get, lines } = await watched({ port: 'cms' })
  await get('/api/users/37?email=ana')
  await get('/admin/collections/submissions/1')
  await expect.poll(() => lines.map(({ path }) => path)).toEqual(['/api/users', '/admin/collections'])
})

it('takes an id from a proxy of the bank, from nobody else, and only what looks like one', async () => {
  const open = await watched()
  expect((await open.get('/', { 'x-request-id': shownId })).headers['x-request-id']).not.toBe(shownId)
  const behind = await watched({ proxies: 1 })
  expect((await behind.get('/', { 'x-request-id': shownId })).headers['x-request-id']).toBe(shownId)
  expect((await behind.get('/', { 'x-request-id': 'Ana Lopes' })).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

it('takes one from a site that shows that it is the bank’s own, in the same form only', async () => {
  const cms = await watched({ port: 'cms', isOwn: () => true })
  const ask = async (id: string) => (await cms.get('/api/graphql', { 'x-request-id': id })).headers['x-request-id']
  expect(await ask(shownId)).toBe(shownId)
  expect(await ask(`${shownId}*/`)).toMatch(/^[0-9a-f-]{36}$/)
})

it('leaves no trace of the pages of sealed reports', async () => {
  const { get, lines, counts, asked } = await watched()
  await get('/en/_sealed/report?t=x')
  await get('/contas')
  await expect.poll(() => lines).toHaveLength(1)
  expect(asked[0]).toBeNull()
  expect(JSON.stringify([lines, counts.tell()])).not.toContain('sealed')
  expect(counts.tell()[0]?.values).toEqual([{ labels: { port: 'site', kind: 'page', status: '2xx' }, value: 1 }])
})

it('counts without ids and lines where only figures are wanted', async () => {
  const { get, lines, counts } = await watched({ hasLog: false })
  const { headers } = await get('/contas')
  await expect.poll(() => counts.tell()[0]?.values).toHaveLength(1)
  expect([headers['x-request-id'], lines]).toEqual([undefined, []])
})
