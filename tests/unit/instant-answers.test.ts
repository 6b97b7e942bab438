import { expect, it } from 'vitest'
import type { Locale } from '@/src/i18n/locales'
import { openContentSearch } from '@/tests/support/content-in-search'

const indexes = { pt: openContentSearch('pt'), en: openContentSearch('en') }
const answersTo = (locale: Locale, words: string) => indexes[locale].search({ words, limit: 1 }).answers

it.each([
  ['pt', 'TAN do crédito automóvel', '22 %', '/particulares/credito/credito-automovel#simulator', '2026-10-01'],
  ['pt', 'taxa do credito do carro', '22 %', '/particulares/precario#credit', null],
  ['pt', 'anuidade mastercard gold', '40 000 Kz', '/particulares/precario#cards', null],
  ['pt', 'câmbio do dólar', 'Venda 926,70 Kz, compra 908,50 Kz', '/', '2026-11-20'],
  ['en', 'nominal annual rate car credit', '22%', '/en/private/credit/car-credit#simulator', '2026-10-01'],
  ['en', 'annual fee mastercard world', 'Kz 90,000', '/en/private/pricing#cards', null],
] as const)('in %s “%s” is answered with %s', (locale, words, value, href, day) => {
  expect(
    answersTo(locale, words).map((answer) => [
      answer.value.replaceAll('\u00a0', ' '),
      answer.href.split('#')[0],
      answer.day,
    ]),
  ).toContainEqual([value, href.split('#')[0], day])
})

it.each([
  ['pt', 'crédito automóvel'],
  ['pt', 'TAN'],
  ['pt', 'comissão'],
  ['pt', 'câmbio da moeda'],
  ['pt', 'TAN do crédito para aviões'],
  ['en', 'gold card'],
  ['en', 'rate of helicopter loans'],
] as const)('in %s “%s” is no question that one figure answers', (locale, words) => {
  expect(answersTo(locale, words)).toEqual([])
})

it('answers with nothing of a page that was taken back', () => {
  const [answer] = answersTo('pt', 'TAN do crédito automóvel')
  expect(answer).toBeDefined()
  for (const href of ['/particulares/credito/credito-automovel', '/particulares/precario', '/']) indexes.pt.remove(href)
  expect(answersTo('pt', 'TAN do crédito automóvel')).toEqual([])
})
