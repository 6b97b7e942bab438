// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PublishedRates } from '@/site/schemas/exchange-rates/dated-rates'
import { useLatestRates } from './use-latest-rates'

const rates: PublishedRates = {
  day: '2026-11-20',
  source: 'bank',
  usableUntil: '2026-11-25',
  rates: [{ currency: 'USD', buy: '908.50', sell: '926.70' }],
}

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('asks for the rates of now every half minute, and keeps the last ones when there is no answer', async () => {
  const answers = [{ ...rates, day: '2026-11-21' }, 'nonsense', { ...rates, day: '2026-11-22' }]
  let asked = 0
  vi.stubGlobal('fetch', async () => Response.json(answers[asked++]))
  const { result } = renderHook(() => useLatestRates('/_rates/latest.json', rates))
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))
  await pass(29)
  expect([asked, result.current.day]).toEqual([0, '2026-11-20'])
  await pass(2)
  expect([asked, result.current.day]).toEqual([1, '2026-11-21'])
  await pass(30)
  expect([asked, result.current.day]).toEqual([2, '2026-11-21'])
  await pass(30)
  expect(result.current.day).toBe('2026-11-22')
})
