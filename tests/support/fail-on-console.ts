import { afterEach, beforeEach, expect, vi } from 'vitest'

/** An unexpected line on the console is a defect nobody would look at: it fails the test that caused it. */
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  const lines = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls]
  vi.restoreAllMocks()
  expect(lines).toEqual([])
})
