// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { claimReload } from './claim-reload'

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('is granted once, and after ten seconds for another script', () => {
  expect(claimReload('/_islands/a-1.js')).toBe(true)
  vi.advanceTimersByTime(9_999)
  expect(claimReload('/_islands/a-2.js')).toBe(false)
  vi.advanceTimersByTime(1)
  expect(claimReload('/_islands/a-2.js')).toBe(true)
})

it('is not granted again for a script that is missing for good', () => {
  expect(claimReload('/_islands/a-1.js')).toBe(true)
  vi.advanceTimersByTime(3_600_000)
  expect(claimReload('/_islands/a-1.js')).toBe(false)
})

it('is not granted without a network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(claimReload('/_islands/a-1.js')).toBe(false)
})

it('is not granted where nothing can be remembered', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  expect(claimReload('/_islands/a-1.js')).toBe(false)
})
