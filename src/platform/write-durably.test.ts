import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writeDurably } from './write-durably'

it.each([
  ['its owner alone', undefined, 0o600],
  ['everybody', 'all', 0o644],
] as const)('makes a file that %s can read from the moment on at which it is there', async (_who, readableBy, mode) => {
  const before = process.umask(0o022)
  const directory = mkdtempSync(join(tmpdir(), 'sona-write-'))
  onTestFinished(() => {
    process.umask(before)
    rmSync(directory, { recursive: true })
  })
  const file = join(directory, 'file')
  await writeDurably(file, 'text', readableBy && { readableBy })
  expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual(['text', mode])
})
