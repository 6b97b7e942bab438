import { expect, it } from 'vitest'
import { impossibleCode, makeReceiptCode, readReceiptCode, showReceiptCode } from './receipt-code'

it('has more than 80 bits, in groups, and no signs that are taken for each other', () => {
  const code = makeReceiptCode()
  expect(17 * Math.log2(30)).toBeGreaterThan(80)
  expect(showReceiptCode(code)).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}( [2-9A-HJKMNP-TV-Z]{4}){2} [2-9A-HJKMNP-TV-Z]{5}$/)
})

it('uses every sign about as often as every other', () => {
  const counts = new Map<string, number>()
  const all = Array.from({ length: 3_000 }, makeReceiptCode).join('')
  for (const sign of all) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  expect(counts.size).toBe(30)
  const expected = all.length / 30
  const distance = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  // Chi-square of 29 degrees: above 74 once in a hundred thousand runs.
  expect(distance).toBeLessThan(74)
})

it('is read however it was written down', () => {
  const code = makeReceiptCode()
  const shown = showReceiptCode(code)
  for (const typed of [code, shown, shown.toLowerCase(), shown.replaceAll(' ', '-'), `  ${shown}\n`])
    expect(readReceiptCode(typed)).toBe(code)
})

it('is not read from what cannot be one', () => {
  for (const typed of ['', 'ABCD', impossibleCode, `${makeReceiptCode()}2`, 'ABCD EFGH JKMN PQRSO'])
    expect(readReceiptCode(typed)).toBeNull()
})
