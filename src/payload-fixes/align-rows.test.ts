import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runProgram } from '@/tests/support/programs'
import { alignRows } from './align-rows'

let directory = ''
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'sona-rows-'))
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

it('publishing one language leaves every text of the other in its own block, wherever that now stands', async () => {
  const { stdout, stderr } = await runProgram('tests/support/reorder-rows.ts', [], directory)
  const line = stdout.split('\n').find((text) => text.startsWith('{"pt"'))
  if (!line) throw new Error(`Nothing was read:\n${stdout}${stderr}`)
  expect(JSON.parse(line)).toEqual({
    pt: [
      ['c', 'c pt', 'c one pt', 'c two pt'],
      ['new', 'new pt', 'new one pt', 'new two pt'],
      ['a', 'a pt', 'a one pt', 'a two pt'],
    ],
    en: [
      ['c', 'c en', 'c one en', 'c two en'],
      ['new', null, null, null],
      ['a', 'a en', 'a one en', 'a two en'],
    ],
    waiting: [
      ['c', 'c en waiting', 'c one en', 'c two en'],
      ['new', null, null, null],
      ['a', 'a en waiting', 'a one en', 'a two en'],
    ],
  })
}, 120_000)

it('finds rows by their ids and leaves everything else as it is stored', () => {
  const stored = { rows: [{ id: 'a', text: { pt: 'A', en: 'A' } }], text: { pt: { root: { children: [1, 2] } } } }
  const incoming = { rows: [{ id: 'b' }, { id: 'a', text: 'A2' }, {}], text: { root: { children: [2, 1] } } }
  expect(alignRows(stored, incoming)).toEqual({ ...stored, rows: [{}, stored.rows[0], {}] })
})
