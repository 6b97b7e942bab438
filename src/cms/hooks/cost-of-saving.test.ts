import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { runProgram } from '@/tests/support/programs'

const cost = z.object({ statements: z.number(), rows: z.number(), scans: z.array(z.string()) })

let directory = ''
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'sona-saving-'))
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

it('publishing a page asks the database for as much in a large site as in a small one, and goes through no table', async () => {
  const { stdout, stderr } = await runProgram('tests/support/count-saving.ts', [], directory)
  const line = stdout.split('\n').find((text) => text.startsWith('{"small"'))
  if (!line) throw new Error(`Nothing was counted:\n${stdout}${stderr}`)
  const { small, large } = z.object({ small: cost, large: cost }).parse(JSON.parse(line))
  expect(small.statements).toBeGreaterThan(10)
  expect(large).toEqual(small)
  expect(large.scans).toEqual([])
}, 120_000)
