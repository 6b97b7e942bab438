import { expect, it } from 'vitest'
import { createHoldingJudge } from './judge-holding'

const hourMs = 3_600_000
const holding = { address: '203.0.113.7', now: 0, bytes: 50_000_000 }

it('lets a network have half a gigabyte held, refuses more, and lets others go on', () => {
  const judge = createHoldingJudge()
  for (let form = 0; form < 10; form++) expect(judge(holding)).toBe(true)
  expect(judge({ ...holding, bytes: 1 })).toBe(false)
  expect(judge({ ...holding, address: '198.51.100.7' })).toBe(true)
  expect(judge({ ...holding, now: hourMs, bytes: 20_100_000 })).toBe(false)
  expect(judge({ ...holding, now: hourMs, bytes: 19_900_000 })).toBe(true)
})

it('counts small files as what a file takes, and those that take the place of larger ones too', () => {
  const judge = createHoldingJudge()
  let number = 0
  while (judge({ ...holding, bytes: -5_000 })) number += 1
  expect(number).toBe(7812)
})
