import { expect, it } from 'vitest'
import { localeOf, toDocumentHref, toHref, toMediaHref, toPathWithin } from './to-href'

it('leaves Portuguese addresses as they are and puts English ones under /en', () => {
  expect([toHref('pt', '/'), toHref('pt', '/empresas')]).toEqual(['/', '/empresas'])
  expect([toHref('en', '/'), toHref('en', '/corporate')]).toEqual(['/en', '/en/corporate'])
})

it('keeps the name of a file within its folder and its segment', () => {
  expect(toDocumentHref('Preçário 2026.pdf')).toBe('/documents/Pre%C3%A7%C3%A1rio%202026.pdf')
  expect(toDocumentHref('../a?b#c.pdf')).toBe('/documents/..%2Fa%3Fb%23c.pdf')
  expect(toMediaHref('sede-960.avif')).toBe('/media/sede-960.avif')
})

it.each([
  ['/', 'pt'],
  ['/empresas', 'pt'],
  ['/enderecos', 'pt'],
  ['/pt/empresas', 'pt'],
  ['/fr/entreprises', 'pt'],
  ['/EN/corporate', 'pt'],
  ['/a/en/b', 'pt'],
  ['', 'pt'],
  ['not an address', 'pt'],
  ['/en', 'en'],
  ['/en/', 'en'],
  ['/en/corporate', 'en'],
  ['/en?q=a', 'en'],
  ['/en#top', 'en'],
  ['https://bank.example/en/corporate', 'en'],
  ['https://bank.example/empresas?to=/en/', 'pt'],
  ['https://bank.example', 'pt'],
  ['https://bank.example?to=/en/', 'pt'],
] as const)('reads the language of %s', (address, locale) => {
  expect(localeOf(address)).toBe(locale)
})

it('reads the path within the language, and takes a name that is no prefix for part of the path', () => {
  expect(['/en', '/en/corporate', '/', '/empresas', '/pt/empresas'].map(toPathWithin)).toEqual([
    '/',
    '/corporate',
    '/',
    '/empresas',
    '/pt/empresas',
  ])
})
