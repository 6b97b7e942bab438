import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

let watched: MockInstance[] = []

/** An unexpected line on the console is a defect nobody would look at: it fails the test that caused it. */
beforeEach(() => {
  watched = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
})

afterEach(() => {
  const lines = watched.flatMap(({ mock }) => mock.calls)
  vi.restoreAllMocks()
  expect(lines).toEqual([])
})
