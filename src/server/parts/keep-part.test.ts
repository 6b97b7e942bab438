import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { log } from '@/src/platform/log'
import { fromSource } from '@/src/platform/own-program'
import { keepPart, type Part } from './keep-part'
import type { PartReport } from './part-messages'

/** Processes that really run, in place of those that take a product to start. */

const logged = vi.fn()
const failed = vi.fn()
let part: Part | undefined
beforeEach(() => {
  for (const mock of [logged, failed]) mock.mockReset()
  vi.spyOn(log, 'error').mockImplementation(logged)
})
afterEach(async () => {
  await part?.stop(1_000)
  vi.restoreAllMocks()
})

function keep(manner: 'ready' | 'fails' | 'deaf') {
  const reports: PartReport['kind'][] = []
  let ends = 0
  const kept = keepPart({
    name: 'back',
    program: fromSource('tests/support/part-stand-in.ts'),
    args: [manner],
    hear: ({ kind }) => reports.push(kind),
    onEnd: () => (ends += 1),
    onFailure: failed,
    firstPauseMs: 20,
  })
  part = kept
  kept.start()
  return { kept, reports, ends: () => ends }
}

const soon = { timeout: 15_000, interval: 10 } as const

it('starts a part again that ended, later each time, and says so once for each', async () => {
  const { kept, reports, ends } = keep('ready')
  for (const round of [1, 2, 3]) {
    await expect.poll(() => reports.filter((kind) => kind === 'ready').length, soon).toBe(round)
    process.kill(kept.pid() ?? 0, 'SIGKILL')
    await expect.poll(ends, soon).toBe(round)
  }
  expect(logged.mock.calls.map(([, details]) => details)).toEqual([
    { part: 'back', reason: 'SIGKILL', pauseMs: 20 },
    { part: 'back', reason: 'SIGKILL', pauseMs: 40 },
    { part: 'back', reason: 'SIGKILL', pauseMs: 80 },
  ])
  expect(failed).not.toHaveBeenCalled()
})

it('starts nothing again that could not begin: that was said', async () => {
  const { kept, ends } = keep('fails')
  await expect.poll(ends, soon).toBe(1)
  expect(failed.mock.calls).toEqual([[3]])
  expect([kept.pid(), logged.mock.calls]).toEqual([null, []])
})

it('has a part end in order, and ends one that does not', async () => {
  const inOrder = keep('ready')
  await expect.poll(() => inOrder.reports, soon).toEqual(['ready'])
  await inOrder.kept.stop(10_000)
  expect([inOrder.kept.pid(), inOrder.ends(), logged.mock.calls]).toEqual([null, 1, []])
  const deaf = keep('deaf')
  await expect.poll(() => deaf.reports, soon).toEqual(['ready'])
  await deaf.kept.stop(100)
  expect([deaf.kept.pid(), logged.mock.calls.length]).toEqual([null, 1])
})
