import { expect, it } from 'vitest'
import type { Problem } from '@/site/schemas/simulator/problem'
import { toProblemText } from './problem-text'

const problems: Problem[] = [
  { code: 'minOverMax', path: '', min: 300_000, max: 1 },
  { code: 'outside', path: '', value: 5, min: 6, max: 48 },
  { code: 'notOnStep', path: '', value: 61, min: 60, step: 12 },
  { code: 'amountGap', path: '', term: 12, from: 1_000_000, to: 2_000_000 },
  { code: 'amountOverlap', path: '', term: 12, from: 1_000_000, to: 2_000_000 },
  { code: 'dateOrder', path: '', earlier: '2026-10-01', later: '2026-09-01' },
  { code: 'expiresBefore', path: '', validFrom: '2027-01-01' },
  { code: 'rulesTooLate', path: '', validFrom: '2026-01-01' },
  { code: 'dutyGap', path: '', term: 13 },
  { code: 'dutyOverlap', path: '', term: 13 },
  { code: 'noDayCount', path: '', currency: 'USD' },
  { code: 'tooLong', path: '', max: 600 },
  { code: 'notPositive', path: '' },
  { code: 'notWhole', path: '' },
  { code: 'notPercent', path: '' },
  { code: 'duplicate', path: '' },
  { code: 'halfRange', path: '' },
]

it.each(problems)('says what is wrong with $code in both languages, in a whole sentence', (problem) => {
  const { pt, en } = toProblemText(problem)
  expect(pt).toMatch(/^\p{Lu}.*\.$|^\d.*\.$/u)
  expect(en).toMatch(/^\p{Lu}.*\.$|^\d.*\.$/u)
  expect(pt).not.toBe(en)
  expect(`${pt}${en}`).not.toMatch(/undefined|NaN/)
})

it('writes numbers and days as each language does', () => {
  const gap = toProblemText({ code: 'amountGap', path: '', term: 12, from: 1_000_000, to: 2_000_000.5 })
  expect(gap.pt.replaceAll('\u00a0', ' ')).toBe(
    'Falta a taxa de montantes entre 1 000 000 e 2 000 000,5 no prazo de 12.',
  )
  expect(gap.en).toBe('The rate of amounts between 1,000,000 and 2,000,000.5 is missing for a term of 12.')
  expect(toProblemText({ code: 'rulesTooLate', path: '', validFrom: '2026-01-31' }).en).toContain('31/01/2026')
})
