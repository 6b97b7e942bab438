import { describe, expect, it } from 'vitest'
import { parseAmount, parseCount, parsePercent } from './parse-number'

describe('an amount', () => {
  it.each([
    ['1234,5', '1234.50'],
    ['1234.5', '1234.50'],
    ['1.234,5', '1234.50'],
    ['1,234.5', '1234.50'],
    ['1 234,50', '1234.50'],
    ['1\u00a0234\u202f567,89 Kz', '1234567.89'],
    ['Kz 1,234,567.89', '1234567.89'],
    ['1.234', '1234.00'],
    ['1,234', '1234.00'],
    ['1.234.567', '1234567.00'],
    ['€ 2.500', '2500.00'],
    ['2500USD', '2500.00'],
    ['0', '0.00'],
    [' 300000 ', '300000.00'],
  ])('%s is read', (typed, expected) => {
    expect(parseAmount(typed)?.toFixed(2)).toBe(expected)
  })

  it.each([
    '',
    'Kz',
    '-5',
    '+5',
    '1e6',
    '1,2345',
    '1.23.4',
    '1,234,56',
    '1.234.56,7',
    '0x10',
    'NaN',
    '١٢٣',
    '1'.repeat(31),
  ])('%s is none', (typed) => {
    expect(parseAmount(typed)).toBeNull()
  })
})

it('reads a rate with either decimal sign, and no group of thousands', () => {
  expect(['7,5', '7.5 %', '24', '10.1255'].map((typed) => parsePercent(typed)?.toString())).toEqual([
    '7.5',
    '7.5',
    '24',
    '10.1255',
  ])
  expect(['', '%', '-1', '1.234,5', '7,55555', '1000'].map(parsePercent)).toEqual(Array(6).fill(null))
})

it('reads a whole number of months or days', () => {
  expect(['24', ' 6 ', '0', '2.5', '-1', '', '100000'].map(parseCount)).toEqual([24, 6, 0, null, null, null, null])
})
