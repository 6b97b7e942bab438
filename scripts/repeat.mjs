import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * `node scripts/repeat.mjs SECONDS scripts/NAME.ts ARGUMENTS`: runs a command of the project, and again so long after it has ended, whatever
 * came of it: for containers, which have no shell and no timer. SIGTERM lets what is under way come to its end.
 */

const [, , seconds, ...command] = process.argv
if (!(Number(seconds) > 0) || command.length === 0) {
  process.stderr.write('Usage: node scripts/repeat.mjs SECONDS scripts/NAME.ts ARGUMENTS\n')
  process.exit(1)
}
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopping.abort())

while (!stopping.signal.aborted) {
  const child = spawn(process.execPath, ['scripts/run.mjs', ...command], { stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  if (code !== 0) process.stderr.write(`${command[0]} ended with ${code}; again in ${seconds} s\n`)
  // A pause that is broken off is no failure: the loop ends by itself.
  await wait(Number(seconds) * 1_000, undefined, { signal: stopping.signal }).catch(() => undefined)
}
