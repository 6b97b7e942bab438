import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { hasErrorCode } from '@/src/platform/error-code'
import { ownProgram } from '@/src/platform/own-program'
import type { PatternVerdict } from './check-pattern'
import { checkPatternShape } from './check-pattern-shape'

/** Longer than the thread gives itself: for one that does not keep to it. */
const longestMs = 15_000
const mostKept = 500

/** Says of an expression what `checkPattern` says of it, in time that this process can use for something else. */
export type PatternJudge = (expression: string) => Promise<PatternVerdict>

/**
 * Opens a judge that takes one expression after the other, each in a thread of its own, and remembers what it found.
 *
 * @param limitMs what takes longer to judge is slow.
 */
export function openPatternJudge(limitMs = longestMs): PatternJudge {
  const kept = new Map<string, Promise<PatternVerdict>>()
  let turn: Promise<unknown> = Promise.resolve()
  return async (expression) => {
    const shape = checkPatternShape(expression)
    if (shape !== 'sound') return shape
    const known = kept.get(expression)
    if (known) return known
    const judged = turn.then(() => judgeInThread(expression, limitMs))
    turn = judged.catch(() => kept.delete(expression)) // The one who asked is told; the next in turn does not depend on it.
    kept.set(expression, judged)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return judged
  }
}

async function judgeInThread(expression: string, limitMs: number): Promise<PatternVerdict> {
  const { file, execArgv } = ownProgram('pattern-thread')
  const worker = new Worker(file, {
    workerData: expression,
    execArgv: [...execArgv],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    stdout: true,
    stderr: true,
  })
  const timer = setTimeout(() => void worker.terminate(), limitMs)
  try {
    const answer = await new Promise<unknown>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', (error) => (isOutOfMemory(error) ? resolve(false) : reject(error)))
      // It was ended: what cannot be judged in time is slow.
      worker.once('exit', () => resolve(false))
    })
    return z.boolean().parse(answer) ? 'fine' : 'slow'
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

function isOutOfMemory(error: unknown): boolean {
  return hasErrorCode(error, 'ERR_WORKER_OUT_OF_MEMORY')
}
