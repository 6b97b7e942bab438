import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromUnits } from './decimal'
import { formatAmount } from './format-amount'
import { parseAmount } from './parse-amount'

describe('an amount as people type it', () => {
  it.each([
    ['1234,5', '1234.5'],
    ['1 234,50', '1234.50'],
    ['1\u00a0234\u202f567,50', '1234567.50'],
    ['1.234,50', '1234.50'],
    ['1.234', '1234'],
    ['12.5', '12.5'],
    ['1234.50', '1234.50'],
    ['12,', '12'],
    ['  100 ', '100'],
    ['007', '7'],
    ['0', '0'],
    ['999999999999,99', '999999999999.99'],
  ])('in Portuguese: %s is %s', (text, amount) => {
    expect(parseAmount(text, ',')).toBe(amount)
  })

  it.each([
    ['1234.5', '1234.5'],
    ['1,234.50', '1234.50'],
    ['1,234', '1234'],
    ['1 234', '1234'],
    ['12,5', '12.5'],
  ])('in English: %s is %s', (text, amount) => {
    expect(parseAmount(text, '.')).toBe(amount)
  })

  it.each([
    '',
    ' ',
    '-5',
    '+5',
    '1e3',
    '1,234',
    '1.23.4',
    '1 23',
    '1.234 567',
    '12,345',
    ',5',
    '100 Kz',
    'NaN',
    '٣',
    '1,5,5',
  ])('is none in Portuguese when it reads "%s"', (text) => {
    expect(parseAmount(text, ',')).toBeNull()
  })

  it('is none with more than twelve digits', () => {
    expect(parseAmount('1000000000000', ',')).toBeNull()
    expect(parseAmount('1.000.000.000.000', ',')).toBeNull()
  })
})

describe('an amount as the site writes it', () => {
  const pt = { group: '\u00a0', decimal: ',', before: '', after: '\u00a0Kz' } as const
  const en = { group: ',', decimal: '.', before: 'Kz\u00a0', after: '' } as const

  it.each([
    ['1234.50', '1\u00a0234,50\u00a0Kz', 'Kz\u00a01,234.50'],
    ['0.0011', '0,0011\u00a0Kz', 'Kz\u00a00.0011'],
    ['100', '100\u00a0Kz', 'Kz\u00a0100'],
    ['1234567.00', '1\u00a0234\u00a0567,00\u00a0Kz', 'Kz\u00a01,234,567.00'],
  ])('%s is %s and %s', (decimal, portuguese, english) => {
    expect(formatAmount(decimal, pt)).toBe(portuguese)
    expect(formatAmount(decimal, en)).toBe(english)
  })

  it('can be typed in again', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 99_999_999_999_999n }), (cents) => {
        const decimal = fromUnits(cents, 2)
        for (const signs of [pt, en]) {
          expect(parseAmount(formatAmount(decimal, { ...signs, before: '', after: '' }), signs.decimal)).toBe(decimal)
        }
      }),
    )
  })
})
