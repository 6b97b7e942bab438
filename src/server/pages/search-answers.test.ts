import { beforeEach, expect, it, vi } from 'vitest'
import { log } from '@/src/platform/log'
import type { Suggestion } from '@/src/search/suggestion'
import type { PageSource } from './page-source'
import { withSearch } from './search-answers'

const page = { status: 200, headers: {}, body: Buffer.from('a page') }
const pages: PageSource = {
  ready: () => null,
  answer: async () => page,
  notFound: async () => page,
  serverError: async () => page,
  internetBankingUrls: () => ({ private: '', corporate: '' }),
}
const found: Suggestion[] = [{ kind: 'page', title: 'Contas & cartões', href: '/contas' }]
let version = 1
let searched: string[] = []
let answer: () => Promise<Suggestion[] | null> = async () => found
beforeEach(() => {
  version++
  searched = []
  answer = async () => found
})
const source = withSearch(pages, {
  version: () => version,
  suggestions: ({ locale, words }, network) => {
    searched.push(`${locale} ${words} for ${network}`)
    return answer()
  },
})
const ask = async (query: string) => {
  const { status, body } = await source.answer('/_search', new URLSearchParams(query), '127.0.0')
  return { status, body: JSON.parse(String(body)) }
}

it('suggests what is found, and asks for nothing that is no question', async () => {
  expect(await ask('lang=pt&q=Contas')).toEqual({ status: 200, body: found })
  expect(searched).toEqual(['pt contas for 127.0.0'])
  for (const query of [
    '',
    'lang=pt',
    'q=contas',
    'lang=fr&q=contas',
    'lang=pt&q=c',
    `lang=pt&q=${'contas '.repeat(20)}`,
  ])
    expect(await ask(query)).toEqual({ status: 200, body: [] })
  expect(searched).toHaveLength(1)
  expect(await source.answer('/contas', new URLSearchParams('lang=pt&q=contas'), '127.0.0')).toBe(page)
})

it('searches once for the same words, until something is published or taken back', async () => {
  await Promise.all(['cartões', ' CARTÕES ', 'cartões'].map((words) => ask(`lang=pt&q=${words}`)))
  expect(searched).toHaveLength(1)
  version++
  answer = async () => []
  expect(await ask('lang=pt&q=cartões')).toEqual({ status: 200, body: [] })
})

it('never says that nothing was found when nothing was looked for, and asks again afterwards', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  answer = async () => null
  expect((await ask('lang=pt&q=segredo')).status).toBe(429)
  answer = () => Promise.reject(new Error('there is no process that draws'))
  const failed = await ask('lang=pt&q=segredo')
  expect(failed.status).toBe(503)
  expect(Array.isArray(failed.body)).toBe(false)
  expect(JSON.stringify(logged.mock.calls)).not.toContain('segredo')
  answer = async () => found
  expect(await ask('lang=pt&q=segredo')).toEqual({ status: 200, body: found })
  logged.mockRestore()
})
