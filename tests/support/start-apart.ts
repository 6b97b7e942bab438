import { type ChildProcess, spawn } from 'node:child_process'
import { hasErrorCode } from '@/src/platform/error-code'
import { isRunning, withDescendants } from './running-processes'

type Ended = { code: number | null; output: string }

/** What was started and has not ended yet. */
const started = new Set<number>()

// A test that fails leaves before it ends what it started, and its process ends with it: the next tests need the memory.
process.once('exit', () => {
  for (const each of [...started].flatMap(withDescendants).filter(isRunning)) endOrMiss(each)
})

/** Ends a process, unless it ends by itself meanwhile. */
function endOrMiss(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (!hasErrorCode(error, 'ESRCH')) throw error
  }
}

/**
 * Starts the product once more, or another command of Node, beside what is under test. `seen` waits for words in its output, `said` gives all of it so far.
 *
 * @param root where the program is.
 * @param program what runs the command, where that is not Node itself.
 */
export function startApart(
  environment: Record<string, string>,
  command: readonly string[] = ['scripts/start.mjs'],
  root = process.cwd(),
  program = process.execPath,
): {
  child: ChildProcess
  ended: Promise<Ended>
  seen: (text: string) => Promise<void>
  said: () => string
} {
  const child = spawn(program, command, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (child.pid !== undefined) {
    const { pid } = child
    started.add(pid)
    child.once('exit', () => started.delete(pid))
  }
  let output = ''
  const waiting: (() => void)[] = []
  const read = (chunk: Buffer) => {
    output += chunk.toString('utf8')
    for (const check of waiting) check()
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  return {
    child,
    said: () => output,
    ended: new Promise((resolve) => child.once('exit', (code) => resolve({ code, output }))),
    seen: (text) =>
      new Promise((resolve, reject) => {
        const check = () => output.includes(text) && resolve()
        waiting.push(check)
        child.once('exit', (code) => reject(new Error(`Ended with ${code} without “${text}”:\n${output}`)))
        check()
      }),
  }
}
