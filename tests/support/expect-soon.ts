import { expect, test } from '@playwright/test'

/** Longer than any machine needs: how quick a change is shown is a figure, which a busy machine must not make a failure. */
const patienceMs = 20_000

/** Waits until a change is shown, and says how long that took from the moment at which it was acknowledged. */
export async function expectSoon<Value>(what: string, read: () => Promise<Value>, expected: Value): Promise<void> {
  const startedAt = performance.now()
  await expect.poll(read, { timeout: patienceMs, intervals: [20] }).toEqual(expected)
  const text = `${(performance.now() - startedAt).toFixed(0)} ms after it was acknowledged`
  process.stdout.write(`  ${what}: ${text}\n`)
  test.info().annotations.push({ type: what, description: text })
}
