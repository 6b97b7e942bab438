import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCsv } from './to-csv'

describe('a file for spreadsheets', () => {
  it.each([
    ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
    ['+244 923 456 789', `"'+244 923 456 789"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['-2+3+cmd|calc', `"'-2+3+cmd|calc"`],
    ['  =1', `"'  =1"`],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['＝1', `"'＝1"`],
    ['|calc', `"'|calc"`],
    ['-12.5', '"-12.5"'],
    ['Ana "Nina"', '"Ana ""Nina"""'],
    ['um\ndois, três', '"um\ndois, três"'],
    ['', '""'],
  ])('has %s as %s', (text, cell) => {
    expect(toCsv([[text]])).toBe(`\ufeff${cell}\r\n`)
  })

  it('never begins a cell with what is calculated', () => {
    fc.assert(
      fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\u0000'), fc.string(), (sign, rest) => {
        fc.pre(!/^\d+(\.\d+)?$/.test(rest))
        expect(toCsv([[sign + rest]])).toMatch(/^\ufeff"'/)
      }),
    )
  })
})
