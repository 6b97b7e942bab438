import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Drawing } from '@/src/drawing/drawing'
import type { WordsInVain } from '@/src/drawing/drawing-messages'
import { log } from '@/src/platform/log'
import { emptyPage, finishPage } from '@/src/publishing/finished-page'
import { openPageStore, type PageStore } from '@/src/publishing/page-store'
import { requestedPathToken } from '@/src/site/requested-path'
import { makeReceipt } from '@/src/submissions/receipt'
import { createPageSource } from './page-answers'

let directory = ''
let store: PageStore
let visited: string[] = []
/** Whether another frame is to be put around one of the pages. */
let isBehind = false
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'sona-answers-'))
  store = openPageStore({ directory, mostBytes: 1_000_000 })
  visited = []
  noted = []
  await putPage('/page-not-found', 404, `Página não encontrada: ${requestedPathToken}`)
  await putPage('/en/page-not-found', 404, `Page not found: ${requestedPathToken}`)
  await putPage('/a', 200, 'A')
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

async function putPage(href: string, status: number, text: string) {
  await store.put(await finishPage({ href, status, headers: {}, tags: [], seq: 1, body: Buffer.from(text) }))
}

const readContent = async () => Buffer.from('{"title":"A"}')
const page = async (text: string) =>
  finishPage({
    href: '/pesquisar',
    status: 200,
    headers: {},
    tags: [],
    parameters: ['q'],
    seq: 1,
    body: Buffer.from(text),
  })
let compute: Drawing['page'] = () => Promise.reject(new Error('nothing is asked of these pages'))
let noted: WordsInVain[] = []

async function ask(path: string, redirects: { from: string; to: string }[] = [], query = '') {
  const facts = () => ({
    redirects,
    internetBankingUrls: { private: '', corporate: '' },
    exchangeRates: null,
    documentHrefs: [],
    synonyms: { pt: [], en: [] },
    tags: [],
  })
  const { status, headers, body, gzip } = await createPageSource({
    store,
    facts,
    readContent,
    compute,
    note: (words) => noted.push(words),
    noteVisit: (href) => visited.push(href),
    isMissing: (href) => href === '/torn',
    hasOldFrame: (href) => href === '/framed' && isBehind,
    renewFrame: async (href) => {
      isBehind = false
      await putPage(href, 200, 'in the frame of now')
    },
    version: store.known.version,
  }).answer(path, new URLSearchParams(query), 'a network')
  const plain = typeof body === 'function' ? body() : body
  if (gzip) expect(gunzipSync(gzip)).toEqual(plain)
  return { status, location: headers['Location'], text: plain.toString('utf8') }
}

describe('what a visitor gets', () => {
  it('is the page, also under its address with a slash too many', async () => {
    expect(await ask('/a')).toMatchObject({ status: 200, text: 'A' })
    expect(await ask('/a//')).toMatchObject({ status: 301, location: '/a' })
  })

  it('stands in the frame of now, also when that was not yet put around it', async () => {
    await putPage('/framed', 200, 'in an old frame')
    isBehind = true
    expect(await ask('/framed')).toMatchObject({ status: 200, text: 'in the frame of now' })
  })

  it('is noted, so that a page that is to be drawn anew is drawn before those that nobody looks at', async () => {
    await ask('/a')
    expect(visited).toEqual(['/a'])
  })

  it('is not "not found" where a page should be that cannot be shown', async () => {
    const torn = await ask('/torn')
    expect(torn).toMatchObject({ status: 503 })
    expect(torn.text).toContain('Agora não conseguimos mostrar esta página.')
  })

  it('names the unknown address in its language, as text', async () => {
    expect(await ask('/x')).toMatchObject({ status: 404, text: 'Página não encontrada: /x' })
    expect(await ask('/en/<b>"&')).toMatchObject({ status: 404, text: 'Page not found: /en/&lt;b&gt;&quot;&amp;' })
    expect(await ask('/page-not-found')).toMatchObject({ status: 404, text: 'Página não encontrada: /page-not-found' })
  })

  it.each(['/_newsletter/said', '/en/_newsletter/said'])(
    'does not show %s, which says nothing by itself',
    async (path) => {
      await putPage(path, 200, 'What came of it: --newsletter-said--')
      expect(await ask(path)).toMatchObject({ status: 404 })
    },
  )

  it('is, where a document was deleted, the same page with its own status', async () => {
    await store.put(emptyPage({ href: '/en/x', status: 410, headers: {}, tags: [], parameters: [], seq: 1 }))
    expect(await ask('/en/x')).toMatchObject({ status: 410, text: 'Page not found: /en/x' })
  })

  it('is the content of a page as data only while the page is there', async () => {
    expect(await ask('/_content/a.json')).toMatchObject({ status: 200, text: '{"title":"A"}' })
    for (const status of [301, 410]) {
      await store.put(emptyPage({ href: '/a', status, headers: {}, tags: [], parameters: [], seq: 1 }))
      expect(await ask('/_content/a.json')).toMatchObject({ status: 404 })
    }
  })

  it('is, where a document has left, what an editor says rather than what happened by itself', async () => {
    const moved = emptyPage({ href: '/x', status: 301, headers: { Location: '/a' }, tags: [], parameters: [], seq: 1 })
    await store.put(moved)
    expect(await ask('/x')).toMatchObject({ status: 301, location: '/a' })
    expect(await ask('/x', [{ from: '/x', to: '/b' }])).toMatchObject({ status: 301, location: '/b' })
    await store.put(emptyPage({ href: '/x', status: 410, headers: {}, tags: [], parameters: [], seq: 1 }))
    expect(await ask('/x', [{ from: '/x', to: '/b' }])).toMatchObject({ status: 301, location: '/b' })
    expect(await ask('/a', [{ from: '/a', to: '/b' }])).toMatchObject({ status: 200, text: 'A' })
  })
})

describe('what a visitor asks in the address', () => {
  const search = (query: string) => ask('/pesquisar', [], query)
  beforeEach(async () => store.put(await page('the finished page')))

  it('is answered with the page that is drawn for it, and what was looked for in vain is noted', async () => {
    const inVain = { locale: 'pt', words: 'xyz' } as const
    compute = async ({ query }) => ({
      page: await page(`drawn for ${query}`),
      inVain: query === 'q=xyz' ? inVain : null,
    })
    expect(await search('q=conta')).toMatchObject({ status: 200, text: 'drawn for q=conta' })
    expect(noted).toEqual([])
    expect(await search('q=xyz')).toMatchObject({ status: 200 })
    expect(noted).toEqual([inVain])
  })

  it('is refused with a sentence when it cannot be answered, and never with the page as if nothing was asked', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined)
    compute = () => Promise.reject(new Error('there is no process that draws'))
    const unavailable = await search('q=conta')
    expect(unavailable).toMatchObject({ status: 503 })
    expect(unavailable.text).toContain('Agora não conseguimos responder ao que pediu.')
    compute = async () => null
    const tooMany = await search('q=conta')
    expect(tooMany).toMatchObject({ status: 429 })
    expect(tooMany.text).toContain('Chegam demasiados pedidos da sua rede ao mesmo tempo.')
    expect(await search('')).toMatchObject({ status: 200, text: 'the finished page' })
    vi.restoreAllMocks()
  })

  it('is confirmed all the same when it is what was received', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined)
    compute = () => Promise.reject(new Error('there is no process that draws'))
    const form = await finishPage({
      ...{ href: '/en/_forms/newsletter', status: 200, headers: {}, tags: [], parameters: ['receipt'], seq: 1 },
      body: Buffer.from('an empty form'),
    })
    await store.put(form)
    const confirm = (receipt: string) => ask(form.href, [], String(new URLSearchParams({ receipt })))
    const confirmed = await confirm(makeReceipt('newsletter', 'BCS-7K2M'))
    expect(confirmed).toMatchObject({ status: 200 })
    expect(confirmed.text).toContain('<h1>We have received what you sent</h1><p>Reference: BCS-7K2M.')
    expect(await confirm('BCS-7K2M.made-up')).toMatchObject({ status: 503 })
    vi.restoreAllMocks()
  })
})
