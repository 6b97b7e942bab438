import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { addressList, addressListPath } from '@/src/mirror/address-list'
import { finishPage } from '@/src/publishing/finished-page'
import { openPageStore } from '@/src/publishing/page-store'
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

const source = withAddressList(otherPages, {
  build: 'one',
  files: [
    { prefix: '/documents/', directory: files, isImmutable: false, isPublic: (path) => path.includes('public') },
    { prefix: '/none/', directory: join(directory, 'none'), isImmutable: true },
  ],
  store,
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
})

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
  // A hash: not the number, the size and the time of the file.
  expect(before.get('/documents/public.pdf')?.mark).toMatch(/^[\w-]{22}$/)
  // Only the head is another, and only the time of the file.
  await put('/contas', 200, { 'Content-Security-Policy': 'b' })
  writeFileSync(join(files, 'public.pdf'), 'public.PDF')
  await store.remove('/pesquisar')
  const after = await read()
  for (const path of ['/contas', '/documents/public.pdf'])
    expect(after.get(path)?.mark).not.toBe(before.get(path)?.mark)
  expect(after.has('/pesquisar')).toBe(false)
  expect(after.get('/velho')).toEqual(before.get('/velho'))
})

it('leaves every other address to the pages', async () => {
  expect(await source.answer('/_build/other.json', new URLSearchParams(), 'a network')).toBe(otherAnswer)
})
