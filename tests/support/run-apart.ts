import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/** How a program ended, and what it said. */
export type Ended = { status: number | null; output: string; error: string }

/** Runs a program to its end while the test goes on. @param settings others than those of the test. */
export async function runApart(
  [program, ...args]: readonly [string, ...string[]],
  settings: Readonly<Record<string, string>>,
): Promise<Ended> {
  const child = spawn(program, args, { env: { ...process.env, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] })
  const [output, error] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { status: child.exitCode, output, error }
}
