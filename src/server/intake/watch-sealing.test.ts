import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endCondition, listConditions } from '@/src/health/conditions'
import { toDirectoryFile, toSealedDirectory } from '@/src/intake/installation'
import { makeSealedBank, type SealedBank } from '@/tests/support/sealed-bank'
import { watchSealing } from './watch-sealing'

let data: string
let bank: SealedBank
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'sona-sealing-'))
  mkdirSync(toSealedDirectory(data))
  bank = await makeSealedBank()
})
afterAll(() => {
  for (const name of ['sealed-directory', 'sealed-memory']) endCondition(name)
  rmSync(data, { recursive: true })
})

function watch(swapLines: string, core: string): string[] {
  const places = { swaps: join(data, 'swaps'), limits: join(data, 'limits') }
  writeFileSync(places.swaps, `Filename Type Size\n${swapLines}`)
  writeFileSync(places.limits, `Limit Soft Hard Units\nMax core file size        ${core}          unlimited  bytes\n`)
  watchSealing({ dataDirectory: data, root: bank.root.verifyKey, today: '2026-11-23' }, places)
  return listConditions()
    .filter(({ name }) => name.startsWith('sealed-'))
    .map(({ name, kind, text }) =>
      `${name} ${kind} ${/: ([a-z, ]+)\. /.exec(Object.values(text)[1] ?? '')?.[1] ?? ''}`.trim(),
    )
}

it('says that nothing is taken without a directory that the root signed, until there is one', () => {
  expect(watch('', '0').map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual(['sealed-directory fault'])
  writeFileSync(toDirectoryFile(data), Buffer.from(bank.signed).fill(0, 0, 64))
  expect(watch('', '0')).toHaveLength(1)
  writeFileSync(toDirectoryFile(data), bank.signed)
  expect(watch('', '0')).toEqual([])
})

it('says by which ways memory can come to disk, and no more when there is none', () => {
  expect(watch('/dev/sda2 partition 99', 'unlimited')).toEqual(['sealed-memory notice swap, core'])
  expect(watch('', 'unlimited')).toEqual(['sealed-memory notice core'])
  expect(watch('', '0')).toEqual([])
})
