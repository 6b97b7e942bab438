import { expect, it } from 'vitest'
import type { FormCount } from '../counting/day-report'
import { compareVersions } from './compare-versions'
import { releaseCounts } from './release-counts'
import { summariseVersion } from './summarise-version'

const day = '2026-11-20'
type Short = [FormCount['step'], number, place?: string, rule?: FormCount['rule'], locale?: FormCount['locale']]
const summaryOf = (counts: readonly Short[], places = ['']) =>
  summariseVersion(
    releaseCounts(
      [
        {
          day,
          counts: counts.map(([step, count, place = '', rule = null, locale = 'pt']) => ({
            ...{ version: 1, locale, step, place, rule, count },
          })),
        },
      ],
      { before: '2026-11-21' },
    ),
    { places, locales: ['pt', 'en'] },
  )

it('says what a change did, the field that changed most first', () => {
  const before = summaryOf([
    ...[['opened', 200] as const, ['sent', 97] as const, ['refused', 12] as const].map((one): Short => [...one]),
    ['refusedBy', 11, 'email', 'email'],
  ])
  const after = summaryOf([
    ['opened', 100],
    ['sent', 30],
    ['refused', 20],
    ['refusedBy', 10, 'nif', 'checkDigits'],
    ['refusedBy', 10, 'email', 'email'],
  ])
  expect(compareVersions(before, after)).toEqual({
    sent: { before: 0.45, after: 0.3 },
    refused: { before: 0.1, after: 0.4 },
    refusedBy: [
      { place: 'nif', rule: 'checkDigits', before: 0, after: 0.2 },
      { place: 'email', rule: 'email', before: 0.1, after: 0.2 },
    ],
  })
})

it('compares nothing where nothing was released', () => {
  const nothing = summaryOf([['opened', 9]])
  expect(compareVersions(nothing, nothing)).toEqual({
    sent: { before: null, after: null },
    refused: { before: null, after: null },
    refusedBy: [],
  })
})

it('says at which page people stopped', () => {
  const { leftAt, figures } = summaryOf(
    [
      ['opened', 100],
      ['continued', 60, 'who'],
      ['reached', 60, 'use'],
      ['turned', 10, 'use'],
      ['reached', 10, 'who'],
      ['continued', 10, 'who', null, 'en'],
      ['sent', 40],
    ],
    ['who', 'use'],
  )
  expect(leftAt).toEqual([
    { place: 'who', reached: 110, passed: 70, left: 40 },
    { place: 'use', reached: 60, passed: 50, left: 10 },
  ])
  expect(figures).toEqual({ opened: 100, continued: 70, sent: 40, refused: 0 })
})
