import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { emptyPage, finishPage } from '@/src/publishing/finished-page'
import { openPageStore, type PageStore } from '@/src/publishing/page-store'
import { requestedPathToken } from '@/src/site/requested-path'
import { createPageSource } from './page-answers'

let directory = ''
let store: PageStore
let visited: string[] = []
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'sona-answers-'))
  store = openPageStore({ directory, mostBytes: 1_000_000 })
  visited = []
  await putPage('/page-not-found', 404, `Página não encontrada: ${requestedPathToken}`)
  await putPage('/en/page-not-found', 404, `Page not found: ${requestedPathToken}`)
  await putPage('/a', 200, 'A')
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

async function putPage(href: string, status: number, text: string) {
  await store.put(await finishPage({ href, status, headers: {}, tags: [], seq: 1, body: Buffer.from(text) }))
}

const readContent = async () => Buffer.from('{"title":"A"}')
const compute = () => Promise.reject(new Error('nothing is asked of these pages'))

async function ask(path: string, redirects: { from: string; to: string }[] = []) {
  const facts = () => ({
    redirects,
    internetBankingUrls: { private: '', corporate: '' },
    exchangeRates: null,
    synonyms: { pt: [], en: [] },
    tags: [],
  })
  const { status, headers, body, gzip } = await createPageSource({
    store,
    facts,
    readContent,
    compute,
    noteVisit: (href) => visited.push(href),
    version: store.known.version,
  }).answer(path, new URLSearchParams())
  const plain = typeof body === 'function' ? body() : body
  if (gzip) expect(gunzipSync(gzip)).toEqual(plain)
  return { status, location: headers['Location'], text: plain.toString('utf8') }
}

describe('what a visitor gets', () => {
  it('is the page, also under its address with a slash too many', async () => {
    expect(await ask('/a')).toMatchObject({ status: 200, text: 'A' })
    expect(await ask('/a//')).toMatchObject({ status: 301, location: '/a' })
  })

  it('is noted, so that a page that is to be drawn anew is drawn before those that nobody looks at', async () => {
    await ask('/a')
    expect(visited).toEqual(['/a'])
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
