import { expect, it } from 'vitest'
import { findSayingMistakes, parseSayings } from './sayings'
import type { SearchEntry } from './search-entry'
import { createSearchIndex } from './search-index'

const entry = (href: string, title: string, sayings: readonly string[] = [], text = ''): SearchEntry => ({
  ...{ kind: 'page', title, href, section: 'private', summary: '', keywords: '' },
  sayings: [...sayings],
  text,
})

/** What is found, the best first. */
function search(words: string, entries: readonly SearchEntry[]): string[] {
  const index = createSearchIndex('pt')
  for (const one of entries) index.put(one.href, [one])
  return index.search({ words, limit: 10 }).results.map(({ href }) => href)
}

const transfers = entry('/transferencias', 'Ordens sobre o estrangeiro', [
  'mandar dinheiro para fora',
  'enviar remessa',
])

it('reads one saying a line, and leaves out lines without words', () => {
  expect(parseSayings(' mandar dinheiro para fora \n\nremessa\n')).toEqual(['mandar dinheiro para fora', 'remessa'])
})

it('names the lines that are no saying, and those that are too many', () => {
  expect(findSayingMistakes('perdi o cartão\n24 horas')).toEqual([])
  expect(findSayingMistakes('perdi, roubado\no que é que eu faço se o meu cartão ficou preso')).toEqual([
    'perdi, roubado',
    'o que é que eu faço se o meu cartão ficou preso',
  ])
  const many = Array.from({ length: 41 }, (_, place) => `dito ${place}`)
  expect(findSayingMistakes(many.join('\n'))).toEqual(['dito 40'])
})

it('finds a page by what people type who look for it, though it stands nowhere on the page', () => {
  expect(search('mandar dinheiro para fora', [entry('/contas', 'Contas'), transfers])).toEqual(['/transferencias'])
})

it('puts it before pages that only mention the words', () => {
  const mentions = entry(
    '/dicas',
    'Dicas',
    [],
    'Antes de mandar dinheiro para fora veja o dinheiro que tem fora da conta.',
  )
  expect(search('mandar dinheiro para fora', [mentions, transfers])[0]).toBe('/transferencias')
})

it('leaves the page first that is called what was typed', () => {
  const called = entry('/remessas', 'Remessa')
  expect(search('remessa', [transfers, called])[0]).toBe('/remessas')
})

it('takes a slip for the word of a saying', () => {
  expect(search('mandar dinhero fora', [entry('/contas', 'Contas'), transfers])).toEqual(['/transferencias'])
})

it('does not show what was typed as a text of the page', () => {
  const index = createSearchIndex('pt')
  index.put(transfers.href, [transfers])
  const shown = JSON.stringify(index.search({ words: 'remessa', limit: 1 }).results)
  expect(shown).not.toContain('enviar')
})

it('forgets the sayings of a page that is gone', () => {
  const index = createSearchIndex('pt')
  index.put(transfers.href, [transfers])
  index.remove(transfers.href)
  expect(index.search({ words: 'enviar remessa', limit: 1 }).total).toBe(0)
})
