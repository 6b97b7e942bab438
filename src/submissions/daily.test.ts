import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { repeatDaily } from './daily'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

it('work is done soon after the start and then once a day', async () => {
  const work = vi.fn(async () => undefined)
  const stop = repeatDaily('Work', work)
  await minutes(2)
  expect(work).toHaveBeenCalledTimes(1)
  await minutes(23 * 60)
  expect(work).toHaveBeenCalledTimes(1)
  await minutes(60)
  expect(work).toHaveBeenCalledTimes(2)
  await stop()
  await minutes(48 * 60)
  expect(work).toHaveBeenCalledTimes(2)
})

it('work that fails is tried again soon, and said', async () => {
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const work = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('the database is away'))
  const stop = repeatDaily('Work', work)
  await minutes(2)
  expect(logged.mock.calls.join('')).toContain('the database is away')
  await minutes(10)
  expect(work).toHaveBeenCalledTimes(2)
  await stop()
})

it('work of another process is left to it, and done soon once it is ours', async () => {
  const work = vi.fn(async () => undefined)
  let isOurs = false
  const stop = repeatDaily('Work', work, () => isOurs)
  await minutes(25 * 60)
  expect(work).toHaveBeenCalledTimes(0)
  isOurs = true
  await minutes(10)
  expect(work).toHaveBeenCalledTimes(1)
  await minutes(60)
  expect(work).toHaveBeenCalledTimes(1)
  await stop()
})
