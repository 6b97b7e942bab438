import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { addressList, addressListPath } from '@/src/mirror/address-list'
import { finishPage } from '@/src/publishing/finished-page'
import { openPageStore } from '@/src/publishing/page-store'
import { listSitemap } from '@/src/site/sitemap'
import { otherAnswer, otherPages } from '@/tests/support/other-pages'
import { withAddressList } from './address-list'

const directory = mkdtempSync(join(tmpdir(), 'sona-list-'))
afterAll(() => rmSync(directory, { recursive: true }))

const store = openPageStore({ directory: join(directory, 'pages'), mostBytes: 1_000_000 })
const put = async (href: string, status = 200, headers: Record<string, string> = {}, parameters: string[] = []) =>
  store.put(
    await finishPage({ href, status, headers, parameters, tags: [], seq: 1, body: Buffer.from(`${href} is here`) }),
  )
const files = join(directory, 'documents')
mkdirSync(files)
for (const name of ['public.pdf', 'secret.pdf', 'public.exe']) writeFileSync(join(files, name), name)

/** The content of pages as data. */
const contents = new Map<string, Buffer>()

const options: Parameters<typeof withAddressList>[1] = {
  build: 'one',
  files: [
    { prefix: '/documents/', directory: files, isImmutable: false, isPublic: (path) => path.includes('public') },
    { prefix: '/none/', directory: join(directory, 'none'), isImmutable: true },
  ],
  store,
  readContent: async (href) => contents.get(href) ?? null,
  facts: () => ({
    redirects: [
      { from: '/velho', to: '/contas' },
      { from: '/velho', to: '/other' },
    ],
    internetBankingUrls: { private: '', corporate: '' },
    exchangeRates: null,
    documentHrefs: [],
    synonyms: { pt: [], en: [] },
    tags: [],
  }),
}
const source = withAddressList(otherPages, options)

/** The list when it is made anew. */
async function read() {
  await wait(510)
  const { body } = await source.answer(addressListPath, new URLSearchParams(), 'a network')
  const { addresses } = addressList.parse(JSON.parse(String(body)))
  return new Map(addresses.map((address) => [address.path, address]))
}

it('lists what visitors get, once each, with what changes when it does', async () => {
  await put('/contas', 200, { 'Content-Security-Policy': 'a' })
  await put('/pesquisar', 200, {}, ['q'])
  await put('/gone', 410)
  await put('/page-not-found', 404, { 'Content-Type': 'text/html' })
  const before = await read()
  expect([...before.keys()]).toEqual([
    ...['/gone', '/velho', '/sitemap.xml', '/speculation-rules.json', '/_build/latest.json', '/_build/one.json'],
    ...['/contas', '/pesquisar', '/documents/public.pdf'],
  ])
  expect(before.get('/pesquisar')?.asks).toEqual(['q'])
  expect(before.get('/sitemap.xml')?.mark).toBeNull()
  expect(before.get('/documents/public.pdf')?.mark).toMatch(/^[\w-]{22}$/)
  // Only the head is another, and only the bytes of the file.
  await put('/contas', 200, { 'Content-Security-Policy': 'b' })
  writeFileSync(join(files, 'public.pdf'), 'public.PDF')
  await store.remove('/pesquisar')
  const after = await read()
  for (const path of ['/contas', '/documents/public.pdf'])
    expect(after.get(path)?.mark).not.toBe(before.get(path)?.mark)
  expect(after.has('/pesquisar')).toBe(false)
  expect(after.get('/velho')).toEqual(before.get('/velho'))
})

it('lists the content of pages that have some, and says when it is another', async () => {
  contents.set('/', Buffer.from('{"title":"Home"}'))
  contents.set('/contas', Buffer.from('{"title":"Accounts"}'))
  contents.set('/gone', Buffer.from('{"title":"Gone"}'))
  for (const href of ['/', '/contas']) await put(href)
  const before = await read()
  expect([...before.keys()].filter((path) => path.startsWith('/_content'))).toEqual([
    '/_content/index.json',
    '/_content/contas.json',
  ])
  contents.set('/contas', Buffer.from('{"title":"Other accounts"}'))
  await put('/contas')
  const after = await read()
  expect(after.get('/_content/contas.json')?.mark).not.toBe(before.get('/_content/contas.json')?.mark)
  expect(after.get('/_content/index.json')).toEqual(before.get('/_content/index.json'))
})

it('lists the parts of a site map that one file cannot hold', () => {
  const pages = Array.from({ length: 50_001 }, (_none, at) => {
    return { href: `/page-${at}`, status: 200, headers: {}, tags: ['Page:1'], frames: [], listedOn: '2026-11-28' }
  })
  expect(listSitemap(pages.slice(1))).toEqual(['/sitemap.xml'])
  expect(listSitemap(pages)).toEqual(['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml'])
})

it('leaves every other address to the pages', async () => {
  expect(await source.answer('/_build/other.json', new URLSearchParams(), 'a network')).toBe(otherAnswer)
})

it('is the same at two sites that have the same, whichever order and whenever they came to have it', async () => {
  const list = async (name: string, hrefs: readonly string[], at: Date) => {
    const documents = join(directory, name)
    mkdirSync(documents)
    for (const file of ['public.pdf', 'public-too.pdf']) {
      writeFileSync(join(documents, file), file)
      utimesSync(join(documents, file), at, at)
    }
    const own = openPageStore({ directory: join(directory, `${name}-pages`), mostBytes: 1_000_000 })
    for (const href of hrefs)
      await own.put(
        await finishPage({ href, status: 200, headers: {}, tags: [], seq: 1, body: Buffer.from(`${href} is here`) }),
      )
    const files = [{ prefix: '/documents/', directory: documents, isImmutable: false }]
    const site = withAddressList(otherPages, { ...options, files, store: own })
    return String((await site.answer(addressListPath, new URLSearchParams(), 'a network')).body)
  }
  const [one, other] = [
    await list('site-one', ['/contas', '/cartoes'], new Date('2026-01-01')),
    await list('site-two', ['/cartoes', '/contas'], new Date('2026-02-02')),
  ]
  expect(one).toContain('/documents/public-too.pdf')
  expect(other).toBe(one)
})
