import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { filePolicy } from '@/src/http/policy'
import { finishPage } from '@/src/publishing/finished-page'
import { openPageStore } from '@/src/publishing/page-store'
import { otherAnswer, otherPages } from '@/tests/support/other-pages'
import { withBuildAnswers } from './build-answers'

const directory = mkdtempSync(join(tmpdir(), 'sona-build-'))
afterAll(() => rmSync(directory, { recursive: true }))
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const store = openPageStore({ directory, mostBytes: 1_000_000 })
const put = async (href: string, status = 200, headers: Record<string, string> = {}) =>
  store.put(await finishPage({ href, status, headers, tags: [], seq: 1, body: Buffer.from(href) }))

const source = withBuildAnswers(otherPages, {
  build: 'one',
  files: [
    { prefix: '/_islands/', directory: '', isImmutable: true },
    { prefix: '/media/', directory: '', isImmutable: false },
    { prefix: '/', directory: '', isImmutable: false },
  ],
  store,
  version: store.known.version,
  facts: () => ({
    redirects: [{ from: '/velho', to: '/contas' }],
    internetBankingUrls: { private: '', corporate: '' },
    exchangeRates: null,
    documentHrefs: [],
    synonyms: { pt: [], en: [] },
    tags: [],
  }),
})
const ask = (path: string) => source.answer(path, new URLSearchParams(), 'a network')
const read = async (path: string) => JSON.parse(String((await ask(path)).body))

it('names the latest build, for browsers to ask again each time', async () => {
  const answer = await ask('/_build/latest.json')
  expect(JSON.parse(String(answer.body))).toEqual({ id: 'one' })
  // No other fields: what a search engine may do is said of pages and data.
  expect(answer.headers).toEqual({
    'Content-Type': 'application/json',
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Content-Security-Policy': filePolicy,
    ETag: expect.stringMatching(/^W\//),
  })
})

it('tells of the build what may be kept, what is finished and what leads on, as it is then', async () => {
  await put('/contas')
  await put('/')
  await put('/conta-velha', 301, { Location: '/contas' })
  await put('/page-not-found', 404)
  expect(await read('/_build/one.json')).toEqual({
    id: 'one',
    routeRules: [
      { match: '/_islands/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
      { match: '/media/*', headers: { 'Cache-Control': 'public, max-age=3600, must-revalidate' } },
      { match: '/*', headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' } },
    ],
    finished: ['/', '/contas'],
    redirects: [
      { from: '/velho', to: '/contas' },
      { from: '/conta-velha', to: '/contas' },
    ],
  })
  await store.remove('/contas')
  vi.setSystemTime(Date.now() + 1_001)
  expect((await read('/_build/one.json')).finished).toEqual(['/'])
})

it('makes the list once a second at most', async () => {
  const listed = vi.spyOn(store, 'index')
  vi.setSystemTime(Date.now() + 5_000)
  for (let asked = 0; asked < 50; asked++) await ask('/_build/one.json')
  expect(listed).toHaveBeenCalledTimes(1)
})

it.each(['/_build/two.json', '/_build/', '/_build/one.json/x', '/contas'])('leaves %s to the pages', async (path) => {
  expect(await ask(path)).toBe(otherAnswer)
})
