import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createUnansweredTerms, toKeptTerm, unansweredTerm } from './unanswered-terms'

it.each([
  ['  Cartão  DOURADO!', 'cartao dourado'],
  ['ab', 'ab'],
  ['um dois três quatro cinco', 'um dois tres quatro cinco'],
])('%j is kept as “%s”', (typed, term) => expect(toKeptTerm(typed)).toBe(term))

it.each([
  '923456789',
  'conta 0040',
  'ana@exemplo.ao',
  '٣',
  'um dois tres quatro cinco seis',
  'a',
  '?!',
  '',
  'x'.repeat(61),
])('%j is not kept', (typed) => expect(toKeptTerm(typed)).toBeNull())

it('keeps nothing with a digit or an @, and only what may be told, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (typed) => {
      const term = toKeptTerm(typed)
      if (term === null) return
      expect(term).not.toMatch(/[\p{N}@]/u)
      expect(toKeptTerm(term)).toBe(term)
      expect(unansweredTerm.safeParse({ term, locale: 'pt', count: 1 }).success).toBe(true)
    }),
  )
})

it('counts by term and language, and begins anew once they are told', () => {
  const terms = createUnansweredTerms()
  terms.note('pt', 'Cartão')
  terms.note('pt', 'cartao')
  terms.note('en', 'cartao')
  terms.note('pt', '923 456 789')
  const told = terms.take()
  expect(told).toEqual([
    { term: 'cartao', locale: 'pt', count: 2 },
    { term: 'cartao', locale: 'en', count: 1 },
  ])
  expect(terms.take()).toEqual([])
  terms.note('pt', 'cartao')
  terms.putBack(told)
  expect(terms.take()[0]).toEqual({ term: 'cartao', locale: 'pt', count: 3 })
})

it('holds a flood of terms to a limit, and still counts those it knows', () => {
  const terms = createUnansweredTerms()
  terms.note('pt', 'conta')
  const letters = (n: number) => String(n).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))
  for (let n = 0; n < 2_000; n++) terms.note('pt', `termo ${letters(n)}`)
  terms.note('pt', 'conta')
  const told = terms.take()
  expect(told).toHaveLength(500)
  expect(told[0]).toEqual({ term: 'conta', locale: 'pt', count: 2 })
})
