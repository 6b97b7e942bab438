import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProgram } from '@/tests/support/programs'

const count = 500
const kills = 3

let directory = ''
let child: ChildProcess | undefined
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'sona-submit-'))
})
afterAll(() => {
  child?.kill('SIGKILL')
  rmSync(directory, { recursive: true, force: true })
})

const accepted = new Map<number, string>()
const kept: { number: number; reference: string }[] = []
let highestSent = 0

/** Sends from a number on, and kills the process once so many were accepted. @returns the code it ended with */
async function run(first: number, killAfter: number): Promise<number | null> {
  const started = await startProgram('tests/support/submitting-process.ts', [String(first), String(count)], directory)
  child = started
  const closed = once(started, 'close')
  let here = 0
  const lines = createInterface({ input: started.stdout })
  lines.on('line', (line) => {
    const [word, number = '', reference = ''] = line.split(' ')
    if (word === 'sending') highestSent = Math.max(highestSent, Number(number))
    if (word === 'kept') kept.push({ number: Number(number), reference })
    if (word !== 'accepted') return
    accepted.set(Number(number), reference)
    here += 1
    if (here === killAfter) started.kill('SIGKILL')
  })
  await Promise.all([closed, once(lines, 'close')])
  return started.exitCode
}

it(`of ${count} submissions each that was acknowledged is there once, though the process was killed ${kills} times`, async () => {
  for (let round = 0; round < kills; round++) {
    const before = accepted.size
    expect(await run(highestSent + 1, 100 + round * 20)).toBeNull()
    expect(accepted.size).toBeGreaterThan(before)
  }
  expect(highestSent).toBeLessThan(count)
  expect(await run(highestSent + 1, Number.POSITIVE_INFINITY)).toBe(0)

  const numbers = kept.map(({ number }) => number)
  expect(numbers).toHaveLength(new Set(numbers).size)
  const references = new Map(kept.map(({ number, reference }) => [number, reference]))
  const lost = [...accepted].filter(([number, reference]) => references.get(number) !== reference)
  expect(lost, `of ${kept.length} kept`).toEqual([])
  // What was sent and not acknowledged may be there or not; nothing else may.
  for (const number of numbers) expect(number).toBeLessThanOrEqual(count)
  expect(accepted.size).toBeGreaterThan(count - kills * 4 - 1)
  // A file whose writing was broken off stays until retention removes it.
  const files = readdirSync(join(directory, 'submissions', 'files')).filter((name) => !name.endsWith('.new'))
  expect(files).toHaveLength(kept.length)
  expect(readdirSync(join(directory, 'submissions', 'spool')).filter((name) => name.endsWith('.parcel'))).toEqual([])
}, 600_000)
