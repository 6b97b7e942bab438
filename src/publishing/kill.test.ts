import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundleProgram } from '@/tests/support/bundle-program'
import { seededRandom } from '@/tests/support/example-site'

const kills = 50
const seed = Math.floor(Math.random() * 1_000_000)

let directory = ''
let program = ''
let child: ChildProcess | undefined
beforeAll(async () => {
  program = await bundleProgram('tests/support/engine-process.ts')
  directory = mkdtempSync(join(tmpdir(), 'sona-kill-'))
})
afterAll(() => {
  child?.kill('SIGKILL')
  rmSync(directory, { recursive: true, force: true })
})

/** Starts an engine on the directory, in a process of its own. */
function startProcess(round: number) {
  const started = spawn(process.execPath, [program, directory, String(seed + round)], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  child = started
  let published = 0
  const shows = new Promise<number>((resolve, reject) => {
    started.once('exit', (code) => reject(new Error(`The process ended by itself with ${code}`)))
    createInterface({ input: started.stdout }).on('line', (line) => {
      const [word, version] = line.split(' ')
      if (word === 'published') published = Number(version)
      if (word === 'shows') resolve(version === 'nothing' ? 0 : Number(version))
    })
  })
  return {
    /** The version that visitors get after the start. */
    shows,
    publish: (version: number) => started.stdin.write(`${version}\n`),
    kill: async () => {
      const closed = once(started, 'close')
      started.kill('SIGKILL')
      await closed
      // After the last line was read.
      return published
    },
  }
}

it(`a process that was killed ${kills} times never shows anything older than what was published (seed ${seed})`, async () => {
  const random = seededRandom(seed)
  let asked = 0
  let acknowledged = 0
  for (let round = 1; round <= kills; round++) {
    const { shows, publish, kill } = startProcess(round)
    const version = await shows
    expect(version, `seed ${seed}, round ${round}`).toBeGreaterThanOrEqual(acknowledged)
    expect(version, `seed ${seed}, round ${round}`).toBeLessThanOrEqual(asked)
    const publications = 1 + Math.floor(random() * 4)
    for (let count = 0; count < publications; count++) {
      publish(++asked)
      await wait(random() * 8)
    }
    await wait(random() * 30)
    acknowledged = Math.max(acknowledged, await kill())
  }
  // Otherwise nothing was put to the test.
  expect(acknowledged).toBeGreaterThan(kills)
}, 120_000)
