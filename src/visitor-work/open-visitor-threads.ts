import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'
import { Piscina } from 'piscina'
import { z } from 'zod'
import { hasErrorCode } from '@/src/platform/error-code'
import { log } from '@/src/platform/log'
import type { OwnProgram } from '@/src/platform/own-program'
import type { VisitorWorkOrder } from './in-visitor-thread'
import type { VisitorTask, VisitorWorkOutcome } from './visitor-task'

/** Threads for what strangers send. */
export type VisitorThreads = {
  /**
   * Has one input worked on.
   *
   * @param moved buffers in the input that go to the thread instead of being copied; they are empty here afterwards.
   * @throws when the function itself throws: that is a fault of ours, which no input may cause.
   */
  run: <Input, Result>(
    task: VisitorTask<Input, Result>,
    input: Input,
    moved?: readonly ArrayBuffer[],
  ) => Promise<VisitorWorkOutcome<Result>>
  /** Ends the threads and whatever runs in them. */
  close: () => Promise<void>
}

type ThreadLimits = {
  threads?: number
  /** Inputs that wait while every thread works. */
  mostWaiting?: number
  /** How long an input may wait, in milliseconds. */
  longestWaitMs?: number
  /** Objects of one thread. Buffers are not counted: whoever unpacks something limits its length. */
  memoryMb?: number
}

/** Two, so that one hostile input holds up nobody else's; never more than the machine can run beside each other. */
const mostThreads = 2

/**
 * Opens threads in which strangers' input is worked on, with limits of time and memory. A thread that reaches one is ended and
 * replaced; the product goes on, and so does the next input.
 *
 * They are started at the first use and do not keep the process alive.
 */
export function openVisitorThreads({
  threads = Math.min(mostThreads, availableParallelism()),
  mostWaiting = 16,
  longestWaitMs = 20_000,
  memoryMb = 256,
}: ThreadLimits = {}): VisitorThreads {
  let pool: Piscina | undefined
  let accepted = 0

  return {
    async run(task, input, moved = []) {
      // The pool's own limit does not count what can be broken off.
      if (accepted >= threads + mostWaiting) return { outcome: 'busy' }
      accepted++
      try {
        pool ??= startPool({ threads, memoryMb, execArgv: task.program.execArgv })
        return await runWithin(pool, { task, input, moved, longestWaitMs })
      } finally {
        accepted--
      }
    },
    close: async () => pool?.destroy(),
  }
}

type PoolOptions = {
  threads: number
  memoryMb: number
  /** What Node needs to run the modules: all of a process are compiled, or none is. */
  execArgv: OwnProgram['execArgv']
}

function startPool({ threads, memoryMb, execArgv }: PoolOptions): Piscina {
  const pool = new Piscina({
    // As many at all times: a thread that was ended is replaced at once, also when others wait for it.
    minThreads: threads,
    maxThreads: threads,
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
    execArgv: [...execArgv],
    // Nothing that reads a stranger's file needs the product's secrets.
    env: {},
  })
  pool.on('error', (error: unknown) => log.error('A thread for what visitors send broke off', { error }))
  return pool
}

type Run<Input, Result> = {
  task: VisitorTask<Input, Result>
  input: Input
  moved: readonly ArrayBuffer[]
  longestWaitMs: number
}

async function runWithin<Input, Result>(
  pool: Piscina,
  { task, input, moved, longestWaitMs }: Run<Input, Result>,
): Promise<VisitorWorkOutcome<Result>> {
  const begun = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const order: VisitorWorkOrder<Input> = { input, begun }
  const stop = new AbortController()
  let timer = setTimeout(() => stop.abort(), longestWaitMs)
  let isOver = false
  void Promise.resolve(Atomics.waitAsync(begun, 0, 0).value).then(() => {
    if (isOver) return
    clearTimeout(timer)
    timer = setTimeout(() => stop.abort(), task.limitMs)
  })
  try {
    const answer: unknown = await pool.run(order, {
      filename: pathToFileURL(task.program.file).href,
      name: task.name,
      transferList: [...moved],
      signal: stop.signal,
    })
    return { outcome: 'done', ...z.object({ threadId: z.int().positive(), result: task.result }).parse(answer) }
  } catch (error) {
    if (isOutOfMemory(error)) return { outcome: 'exhausted' }
    if (stop.signal.aborted) return { outcome: Atomics.load(begun, 0) === 1 ? 'exhausted' : 'busy' }
    throw error
  } finally {
    isOver = true
    clearTimeout(timer)
    // Whoever waits for a beginning that never came stops waiting.
    Atomics.notify(begun, 0)
  }
}

function isOutOfMemory(error: unknown): boolean {
  return hasErrorCode(error, 'ERR_WORKER_OUT_OF_MEMORY')
}
