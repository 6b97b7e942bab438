import { describe, expect, it } from 'vitest'
import { writeDay, writeDecimal, writeMoney, writePercent } from './write-money'

const conventions = { pt: 'pt-AO', en: 'en-GB' } as const

describe.each(['pt', 'en'] as const)('amounts in %s', (locale) => {
  it.each(['AOA', 'USD', 'EUR'] as const)('of %s are what the platform writes', (currency) => {
    const platform = new Intl.NumberFormat(conventions[locale], {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    })
    for (const amount of ['0.00', '7.05', '999.99', '1000.00', '1234.50', '123456.78', '98765432109.01'] as const) {
      expect(writeMoney(locale, amount, currency)).toBe(platform.format(amount))
    }
  })

  it('and plain numbers keep their places', () => {
    const platform = new Intl.NumberFormat(conventions[locale], { maximumFractionDigits: 4 })
    for (const number of ['0', '24', '1234567', '0.125', '1234.5678'] as const) {
      expect(writeDecimal(locale, number)).toBe(platform.format(number))
    }
  })
})

it('writes what Angola reads', () => {
  expect(writeMoney('pt', '1234.50', 'AOA')).toBe('1\u00a0234,50\u00a0Kz')
  expect(writeMoney('en', '1234.50', 'AOA')).toBe('Kz\u00a01,234.50')
  expect([writePercent('pt', '29.7'), writePercent('en', '29.7')]).toEqual(['29,7\u00a0%', '29.7%'])
  expect(writeDay('2026-11-20')).toBe('20/11/2026')
})
