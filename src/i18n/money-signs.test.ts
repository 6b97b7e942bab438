import { describe, expect, it } from 'vitest'
import { formatAmount } from '@/site/schemas/currency-converter/format-amount'
import { currencies } from '@/src/country/currencies'
import { languageConventions } from './format'
import { locales } from './locales'
import { toMoneySigns } from './money-signs'

it('writes kwanzas as Angola does, and with the narrow symbol in English', () => {
  expect(formatAmount('1234.50', toMoneySigns('pt', 'AOA'))).toBe('1\u00a0234,50\u00a0Kz')
  expect(formatAmount('1234.50', toMoneySigns('en', 'AOA'))).toBe('Kz\u00a01,234.50')
  expect(formatAmount('1234.50', toMoneySigns('pt', 'USD'))).toBe('1\u00a0234,50\u00a0$')
  expect(formatAmount('1234.50', toMoneySigns('en', 'USD'))).toBe('$1,234.50')
})

describe.each(locales)('amounts in %s', (locale) => {
  it.each(currencies)('of %s are what the platform writes', (currency) => {
    const platform = new Intl.NumberFormat(languageConventions[locale], {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    })
    for (const decimal of ['0.00', '7.05', '999.99', '1000.00', '123456.78', '98765432109.01'] as const) {
      expect(formatAmount(decimal, toMoneySigns(locale, currency))).toBe(platform.format(decimal))
    }
  })
})
