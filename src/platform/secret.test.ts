import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readOrMakeSecret } from './secret'

function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'sona-secret-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return directory
}

it('is made once per data directory, for its owner only', () => {
  const directory = join(newDirectory(), 'data')
  const secret = readOrMakeSecret(directory)
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(statSync(join(directory, 'secret')).mode & 0o777).toBe(0o600)
  expect(readOrMakeSecret(directory)).toBe(secret)
  expect(readOrMakeSecret(newDirectory())).not.toBe(secret)
})
