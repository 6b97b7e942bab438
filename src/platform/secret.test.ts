import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
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

it('is the same in every directory where the settings have one, and lies in none', async () => {
  vi.stubEnv('SONA_SECRET', 'one that all the processes have been given')
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })
  vi.resetModules()
  const { readOrMakeSecret: read } = await import('./secret')
  const directory = newDirectory()
  expect([read(directory), read(newDirectory())]).toEqual(
    [1, 2].map(() => 'one that all the processes have been given'),
  )
  expect(existsSync(join(directory, 'secret'))).toBe(false)
})
