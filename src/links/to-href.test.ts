import { expect, it } from 'vitest'
import { toDocumentHref, toHref, toMediaHref } from './to-href'

it('leaves Portuguese addresses as they are and puts English ones under /en', () => {
  expect([toHref('pt', '/'), toHref('pt', '/empresas')]).toEqual(['/', '/empresas'])
  expect([toHref('en', '/'), toHref('en', '/corporate')]).toEqual(['/en', '/en/corporate'])
})

it('keeps the name of a file within its folder and its segment', () => {
  expect(toDocumentHref('Preçário 2026.pdf')).toBe('/documents/Pre%C3%A7%C3%A1rio%202026.pdf')
  expect(toDocumentHref('../a?b#c.pdf')).toBe('/documents/..%2Fa%3Fb%23c.pdf')
  expect(toMediaHref('sede-960.avif')).toBe('/media/sede-960.avif')
})
