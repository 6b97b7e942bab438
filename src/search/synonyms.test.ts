import { describe, expect, it } from 'vitest'
import type { SearchEntry } from './search-entry'
import { createSearchIndex } from './search-index'
import { createSynonyms, findSynonymMistakes, parseSynonyms } from './synonyms'

const entry = (href: string, title: string): SearchEntry => ({
  kind: 'page',
  title,
  href,
  section: 'private',
  summary: '',
  keywords: '',
  text: '',
})

it('reads groups as staff write them, and leaves out what is no group', () => {
  expect(
    parseSynonyms('empréstimo, crédito ,financiamento\n\n  casa,habitação\nsozinha\nduas palavras, uma\n'),
  ).toEqual([
    ['empréstimo', 'crédito', 'financiamento'],
    ['casa', 'habitação'],
    ['duas palavras', 'uma'],
  ])
})

it('names what cannot be a group', () => {
  expect(findSynonymMistakes('casa, habitação\n\ncarro, viatura ')).toEqual([])
  expect(findSynonymMistakes('sozinha\nduas palavras, uma\na,,b\nsão muito mais do que seis palavras, uma')).toEqual([
    'sozinha',
    'a,,b',
    'são muito mais do que seis palavras',
  ])
})

it('knows a word in all its forms, without accents, and not as a synonym of itself', () => {
  const synonyms = createSynonyms(
    [
      ['empréstimo', 'crédito', 'créditos'],
      ['crédito', 'fiado'],
    ],
    'pt',
  )
  expect(synonyms.of('emprestimos')).toEqual(['credito', 'creditos'])
  expect(synonyms.of('credito')).toEqual(['emprestimo', 'fiado'])
  expect(synonyms.of('outra')).toEqual([])
})

it('finds what other words say as soon as they are known, after what says the very word', () => {
  const index = createSearchIndex('pt')
  index.put('/a', [entry('/a', 'Crédito automóvel')])
  index.put('/b', [entry('/b', 'Comprar um carro usado')])
  const find = (words: string) => index.search({ words, limit: 5 }).results.map(({ href }) => href)
  expect(find('carro')).toEqual(['/b'])
  index.setSynonyms([['carro', 'automóvel']])
  expect(find('carros')).toEqual(['/b', '/a'])
  index.setSynonyms([])
  expect(find('carro')).toEqual(['/b'])
})

describe('phrases', () => {
  const synonyms = createSynonyms(
    [
      ['adiantamento de salário', 'bcs antecipa', 'vale'],
      ['crédito', 'empréstimo'],
    ],
    'pt',
  )

  it('ask the same question otherwise, whatever the order of their words and what stands between them', () => {
    expect(synonyms.rewrite(['salario', 'quero', 'adiantamento'])).toEqual([
      ['bcs', 'antecipa', 'quero'],
      ['vale', 'quero'],
    ])
  })

  it('are what a single word of their group stands for', () => {
    expect(synonyms.rewrite(['vale'])).toEqual([
      ['adiantamento', 'salario'],
      ['bcs', 'antecipa'],
    ])
  })

  it('say nothing about a question that has only a part of them, nor do single words', () => {
    expect(synonyms.rewrite(['salario'])).toEqual([])
    expect(synonyms.rewrite(['credito'])).toEqual([])
    expect(synonyms.of('vale')).toEqual([])
  })

  it('lead to the page of the name that they stand beside', () => {
    const index = createSearchIndex('pt')
    index.put('/a', [entry('/a', 'Salário em dia'), entry('/b', 'BCS Antecipa')])
    const first = () => index.search({ words: 'adiantamento do salário', limit: 1 }).results[0]?.href
    expect(first()).toBe('/a')
    index.setSynonyms([['adiantamento de salário', 'bcs antecipa']])
    expect(first()).toBe('/b')
  })
})
