import { expect, test } from '@playwright/test'
import type { Watch } from './watch-pages'

/** Answers that take less than this, in milliseconds, wait for nobody: a busy machine alone can take so long. */
const calmMs = 100
const mostTimesSlower = 5

/**
 * Expects that a fault behind the site changed nothing for visitors: every answer as before, and none that waited for it. Prints
 * and records how the slowest answers compare; how fast they are is for the bench to say.
 */
export function expectCalm(fault: string, before: Watch, during: Watch): void {
  const text = `${during.p99.toFixed(1)} ms against ${before.p99.toFixed(1)} ms before: ${(during.p99 / before.p99).toFixed(2)} times`
  process.stdout.write(`  p99 of cached pages, ${fault}: ${text}\n`)
  test.info().annotations.push({ type: `p99, ${fault}`, description: text })
  expect(during.failures, fault).toEqual([])
  expect(during.p99, fault).toBeLessThanOrEqual(Math.max(calmMs, before.p99 * mostTimesSlower))
}
