import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { ownProgram } from '@/src/platform/own-program'
import { type Inspection, inspectorAnswer } from './inspection'

/** A page takes about a second; one that takes longer than this is not judged. */
const longestMs = 30_000
/** Editors look again and again for a while, then for hours not at all. */
const idleMs = 60_000
/** What is submitted and then approved is the same page: it is judged once. */
const mostKept = 40

/** Looks at finished pages, one after the other, in a thread that is there while it is needed. */
export type PageInspector = {
  /** @throws when the page cannot be judged. */
  inspect: (html: string) => Promise<Inspection>
  close: () => Promise<void>
}

export function openPageInspector(): PageInspector {
  const kept = new Map<string, Promise<Inspection>>()
  let turn: Promise<unknown> = Promise.resolve()
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  const end = async () => {
    clearTimeout(idle)
    const ended = worker
    worker = undefined
    await ended?.terminate()
  }
  const inspect = async (html: string): Promise<Inspection> => {
    clearTimeout(idle)
    worker ??= startWorker()
    try {
      const answer = inspectorAnswer.parse(await ask(worker, html))
      if ('failure' in answer) throw new Error(answer.failure)
      idle = setTimeout(() => void end(), idleMs)
      idle.unref()
      return answer.inspection
    } catch (error) {
      await end()
      throw error
    }
  }
  return {
    inspect: (html) => {
      const name = createHash('sha256').update(html).digest('hex')
      const known = kept.get(name)
      if (known) return known
      const inspected = turn.then(() => inspect(html))
      turn = inspected.catch(() => kept.delete(name)) // The one who asked is told; the next in turn does not depend on it.
      kept.set(name, inspected)
      const [oldest] = kept.keys()
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
      return inspected
    },
    close: end,
  }
}

function startWorker(): Worker {
  const { file, execArgv } = ownProgram('page-inspector')
  const worker = new Worker(file, {
    execArgv: [...execArgv],
    resourceLimits: { maxOldGenerationSizeMb: 384 },
    stdout: true,
    stderr: true,
  })
  worker.unref()
  return worker
}

function ask(worker: Worker, html: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => finish(() => reject(new Error(`No verdict within ${longestMs} ms`))), longestMs)
    const onMessage = (message: unknown) => finish(() => resolve(message))
    const onError = (error: unknown) => finish(() => reject(error))
    const onExit = () => finish(() => reject(new Error('The inspection broke off')))
    const finish = (settle: () => void) => {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      settle()
    }
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    worker.postMessage(html)
  })
}
