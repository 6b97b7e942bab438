import { type ChildProcess, spawn } from 'node:child_process'

type Ended = { code: number | null; output: string }

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
