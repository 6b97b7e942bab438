import { isMainThread, threadId } from 'node:worker_threads'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fromSource } from '@/src/platform/own-program'
import { misbehave } from '@/tests/support/misbehaving-work'
import { openVisitorThreads } from './open-visitor-threads'
import type { VisitorTask } from './visitor-task'

type Misdeed = 'loop' | 'hoard' | 'throw' | 'speak' | 'answerWrongly' | 'readSettings' | 'wait'

const task: VisitorTask<Misdeed, string> = {
  program: fromSource('tests/support/misbehaving-work.ts'),
  name: 'misbehave',
  result: z.string(),
  limitMs: 500,
}
const patient = { ...task, limitMs: 30_000 }
const threads = openVisitorThreads({ threads: 1, mostWaiting: 2, memoryMb: 48 })
afterAll(() => threads.close())

describe('a thread for what visitors send', () => {
  it('is another than the one that answers them', async () => {
    const done = await threads.run(patient, 'speak')
    expect(done).toMatchObject({ outcome: 'done', result: 'done' })
    expect('threadId' in done && done.threadId !== threadId && isMainThread === (threadId === 0)).toBe(true)
  })

  it.each([
    ['time', task, 'loop'],
    ['memory', patient, 'hoard'],
  ] as const)('ends when %s is used up, and the next input is worked on', async (_limit, limited, how) => {
    expect(await threads.run(limited, how)).toEqual({ outcome: 'exhausted' })
    expect(await threads.run(patient, 'speak')).toMatchObject({ outcome: 'done', result: 'done' })
  })

  it('is replaced also when others wait for it', async () => {
    const ended = threads.run(task, 'loop')
    const waiting = threads.run(patient, 'speak')
    expect(await ended).toEqual({ outcome: 'exhausted' })
    expect(await waiting).toMatchObject({ outcome: 'done' })
  })

  it('tells of a fault of ours, and of an answer that it does not know', async () => {
    await expect(threads.run(patient, 'throw')).rejects.toThrow('A fault of ours')
    await expect(threads.run(patient, 'answerWrongly')).rejects.toThrow()
  })

  it('has none of the settings', async () => {
    expect(await threads.run(patient, 'readSettings')).toMatchObject({ result: '' })
  })

  it('takes no more than can wait', async () => {
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => threads.run(patient, 'wait')))
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['busy', 'busy', 'busy', 'done', 'done', 'done'])
  })

  it('lets nothing wait for ever', async () => {
    const hurried = openVisitorThreads({ threads: 1, longestWaitMs: 50 })
    const outcomes = await Promise.all([hurried.run(task, 'loop'), hurried.run(patient, 'speak')])
    expect(outcomes.map(({ outcome }) => outcome)).toContain('busy')
    await hurried.close()
  })

  it('refuses to work where visitors are answered', async () => {
    // The tests run in a process of their own, whose main thread stands for the product's.
    if (!isMainThread) throw new Error('This test needs a main thread')
    await expect(misbehave({ input: 'speak', begun: new Int32Array(1) })).rejects.toThrow('where visitors are answered')
  })
})
