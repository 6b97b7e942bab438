import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { UnansweredTerm } from '@/src/search/unanswered-terms'
import { createUnansweredTeller } from './unanswered-teller'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('tells what was counted together, and nothing when there is nothing', async () => {
  const told: (readonly UnansweredTerm[])[] = []
  const teller = createUnansweredTeller({ tell: async (terms) => void told.push(terms), everyMs: 1_000 })
  await vi.advanceTimersByTimeAsync(5_000)
  teller.note('pt', 'xis')
  teller.note('pt', 'xis')
  teller.note('en', '0040')
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(told).toEqual([[{ term: 'xis', locale: 'pt', count: 2 }]])
  teller.note('pt', 'ypsilon')
  await teller.stop()
  expect(told[1]).toEqual([{ term: 'ypsilon', locale: 'pt', count: 1 }])
})

it('keeps what the CMS does not take, and tells it later', async () => {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const told: (readonly UnansweredTerm[])[] = []
  let isDown = true
  const tell = async (terms: readonly UnansweredTerm[]) => {
    if (isDown) throw new Error('down')
    told.push(terms)
  }
  const teller = createUnansweredTeller({ tell, everyMs: 1_000 })
  teller.note('pt', 'xis')
  await vi.advanceTimersByTimeAsync(2_500)
  expect(stderr).toHaveBeenCalledTimes(2)
  expect(String(stderr.mock.calls)).not.toContain('xis')
  isDown = false
  teller.note('pt', 'xis')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(told).toEqual([[{ term: 'xis', locale: 'pt', count: 2 }]])
  stderr.mockRestore()
})
