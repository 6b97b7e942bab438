// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchBuild } from './watch-build'

const hourMs = 3_600_000
const asked = vi.fn<(address: string) => Promise<Response>>()
const raised: unknown[] = []
addEventListener('sona:update', (event) => {
  if (event instanceof CustomEvent) raised.push(event.detail)
})

beforeEach(() => {
  vi.useFakeTimers()
  asked.mockReset().mockImplementation(async () => Response.json({ id: 'one' }))
  vi.stubGlobal('fetch', asked)
  raised.length = 0
  watchBuild('one')
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('asks after an hour, then hourly, and says nothing while the build is the same', async () => {
  await vi.advanceTimersByTimeAsync(hourMs - 1)
  expect(asked).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toHaveBeenCalledExactlyOnceWith('/_build/latest.json')
  await vi.advanceTimersByTimeAsync(2 * hourMs)
  expect(asked).toHaveBeenCalledTimes(3)
  expect(raised).toEqual([])
})

it('raises an event when there is another build', async () => {
  asked.mockImplementation(async () => Response.json({ id: 'two' }))
  await vi.advanceTimersByTimeAsync(hourMs)
  expect(raised).toEqual([{ id: 'two' }])
})

it('goes on asking after an answer that cannot be read', async () => {
  asked
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(new Response('<!doctype html>', { status: 503 }))
    .mockResolvedValueOnce(Response.json({ id: 'two' }))
  await vi.advanceTimersByTimeAsync(2 * hourMs)
  expect(raised).toEqual([])
  await vi.advanceTimersByTimeAsync(hourMs)
  expect(raised).toEqual([{ id: 'two' }])
})

it('waits while nobody looks', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await vi.advanceTimersByTimeAsync(5 * hourMs)
  expect(asked).not.toHaveBeenCalled()
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(hourMs)
  expect(asked).toHaveBeenCalledTimes(2)
})
