import { expect, it } from 'vitest'
import { formatDate, formatNumber } from './format'

it('writes dates as Angola does, and English without American habits', () => {
  expect(formatDate('pt', '2026-11-20T00:00:00.000Z')).toBe('20 de Novembro de 2026')
  expect(formatDate('en', '2026-11-20T00:00:00.000Z')).toBe('20 November 2026')
  expect(formatDate('pt', '2026-03-01')).toBe('1 de Março de 2026')
})

it('takes the day it is in Luanda, an hour ahead of Greenwich', () => {
  expect(formatDate('en', '2026-12-31T22:59:59.000Z')).toBe('31 December 2026')
  expect(formatDate('en', '2026-12-31T23:00:00.000Z')).toBe('1 January 2027')
})

it('writes numbers with the signs of the language, groups that cannot be torn apart, four digits too', () => {
  expect(formatNumber('pt', 1234.5)).toBe('1\u00a0234,5')
  expect(formatNumber('pt', 1234567)).toBe('1\u00a0234\u00a0567')
  expect(formatNumber('en', 1234.5)).toBe('1,234.5')
  expect(formatNumber('pt', 0.125, { style: 'percent', minimumFractionDigits: 1 })).toBe('12,5%')
})
