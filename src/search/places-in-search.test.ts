import { describe, expect, it } from 'vitest'
import type { SearchEntry } from './search-entry'
import { createSearchIndex } from './search-index'

const entry = (kind: SearchEntry['kind'], title: string, summary: string, keywords = ''): SearchEntry => ({
  kind,
  title,
  href: `/${title}`,
  section: 'about',
  summary,
  keywords,
  text: '',
})

describe('places among what can be found', () => {
  const index = createSearchIndex('pt')
  const all = 'Onde estamos'
  const names = ['Viana', 'Talatona', 'Cazenga', 'Lobito', 'Huambo', 'Soyo', 'Luena', 'Cuito', 'Sumbe', 'Uíge']
  const listing = entry(
    'page',
    all,
    'Balcões e caixas automáticos do BCS, com horários e pesquisa por bairro ou localidade.',
  )
  // A page is found by everything that it says: this one names them all.
  index.put('/all', [{ ...listing, text: names.map((name) => `Balcão ${name}`).join(' ') }])
  for (const name of names) {
    index.put(`/${name}`, [
      entry('branch', `Balcão ${name}`, `Balcão ${name}: Centro, ${name}, Angola.`, `${name} Centro`),
    ])
  }
  const first = (words: string) =>
    index
      .search({ words, limit: 1 })
      .results.flatMap(({ title }) => title)
      .map(({ text }) => text)
      .join('')

  it.each(['balcões', 'balcao', 'caixas automáticos', 'onde estamos'])(
    '%s leads to the page with all of them',
    (words) => {
      expect(first(words)).toBe(all)
    },
  )

  it.each(['viana', 'balcão viana', 'balcao em Viana'])('%s leads to the place itself', (words) => {
    expect(first(words)).toBe('Balcão Viana')
  })
})
