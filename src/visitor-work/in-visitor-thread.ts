import { setPriority } from 'node:os'
import { isMainThread, threadId } from 'node:worker_threads'

/** What a thread is sent: the input, and a number that becomes 1 when the work begins. */
export type VisitorWorkOrder<Input> = { input: Input; begun: Int32Array }

/** Below everything that answers visitors, by the numbers of `nice`. */
const threadPriority = 10

if (!isMainThread) {
  // What libraries write about a stranger's file belongs in no log.
  process.stdout.write = () => true
  process.stderr.write = () => true
  // On Linux alone a priority is a thread's own; elsewhere it would slow the whole product down.
  if (process.platform === 'linux') setPriority(threadPriority)
}

/**
 * Makes of a function what a visitor's thread runs.
 *
 * @returns a function that tells when it begins and which thread it is. It throws on the thread that answers visitors.
 */
export function inVisitorThread<Input, Result>(
  work: (input: Input) => Result | Promise<Result>,
): (order: VisitorWorkOrder<Input>) => Promise<{ threadId: number; result: Result }> {
  return async ({ input, begun }) => {
    if (isMainThread) throw new Error('What strangers send is never worked on where visitors are answered')
    Atomics.store(begun, 0, 1)
    Atomics.notify(begun, 0)
    return { threadId, result: await work(input) }
  }
}
