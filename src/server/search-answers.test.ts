import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import type { Locale } from '@/src/i18n/locales'
import { finishPage } from '@/src/publishing/finished-page'
import { openPageStore } from '@/src/publishing/page-store'
import { openSiteSearch } from '@/src/publishing/site-search'
import type { PageSource } from './public-listener'
import { withSearch } from './search-answers'

const directory = mkdtempSync(join(tmpdir(), 'sona-search-'))
const store = openPageStore({ directory, mostBytes: 1_000_000 })
const siteSearch = openSiteSearch()
afterAll(() => {
  siteSearch.close()
  rmSync(directory, { recursive: true })
})

const entry = (title: string, href: string) => ({
  kind: 'page' as const,
  title,
  href,
  section: null,
  summary: '',
  keywords: '',
  text: '',
})
const page = { status: 200, headers: {}, body: Buffer.from('a page') }
const pages: PageSource = {
  answer: async () => page,
  notFound: async () => page,
  serverError: async () => page,
  internetBankingUrls: () => ({ private: '', corporate: '' }),
}
let version = 1
let searched = 0
let noted: [Locale, string][] = []
beforeEach(() => {
  noted = []
})
const source = withSearch(pages, {
  store,
  version: () => version,
  note: (...term) => void noted.push(term),
  search: (...question) => {
    searched++
    return siteSearch.search(...question)
  },
})
const ask = async (query: string) => {
  const { headers, body } = await source.answer('/_search', new URLSearchParams(query))
  expect(headers['Cache-Control']).toBe('private, no-cache')
  return JSON.parse(String(body))
}

it('suggests what is published, in the language that is asked', async () => {
  siteSearch.put('/contas', [entry('Contas & cartões', '/contas')])
  siteSearch.put('/en/accounts', [entry('Accounts', '/en/accounts')])
  version++
  expect(await ask('lang=pt&q=Contas')).toEqual([{ kind: 'page', title: 'Contas & cartões', href: '/contas' }])
  expect(await ask('lang=en&q=acc')).toEqual([{ kind: 'page', title: 'Accounts', href: '/en/accounts' }])
  for (const query of [
    '',
    'lang=pt',
    'q=contas',
    'lang=fr&q=contas',
    'lang=pt&q=c',
    `lang=pt&q=${'contas '.repeat(20)}`,
  ])
    expect(await ask(query)).toEqual([])
})

it('searches once for the same words, until something is published or taken back', async () => {
  searched = 0
  for (const words of ['cartões', ' CARTÕES ', 'cartões']) await ask(`lang=pt&q=${words}`)
  expect(searched).toBe(1)
  siteSearch.remove('/contas')
  version++
  expect(await ask('lang=pt&q=cartões')).toEqual([])
  expect(searched).toBe(2)
})

it('notes what was looked for in vain on a page that searches, and only that', async () => {
  const put = async (href: string, parameters: string[]) =>
    store.put({
      ...(await finishPage({ href, status: 200, headers: {}, tags: [], seq: 1, body: Buffer.from(href) })),
      parameters,
    })
  await put('/en/search', ['q', 'kind', 'page'])
  await put('/home', ['convert'])
  const visit = (path: string, query: string) => source.answer(path, new URLSearchParams(query))
  expect(await visit('/en/search', 'q=Nothing+Like+It')).toBe(page)
  await visit('/en/search', 'q=accounts')
  await visit('/en/search', 'q=')
  await visit('/en/search', 'q=nothing&kind=tip')
  await visit('/home', 'q=nothing')
  await visit('/unknown', 'q=nothing')
  await ask('lang=pt&q=nothing')
  expect(noted).toEqual([['en', 'nothing like it']])
})
