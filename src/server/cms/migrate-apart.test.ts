import { fork } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, it, vi } from 'vitest'
import { ownProgram } from '@/src/platform/own-program'

afterEach(() => vi.unstubAllEnvs())

it('ends with whoever waits for it', { timeout: 120_000 }, async () => {
  const { file, execArgv } = ownProgram('migrate-process')
  const child = fork(file, [], { execArgv: [...execArgv], stdio: 'ignore' })
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([1, null])
})

it('says what keeps a schema from being made', { timeout: 120_000 }, async () => {
  const { migrateApart } = await import('./migrate-apart')
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none')
  await expect(migrateApart([])).rejects.toThrow(/The schema could not be made \(\d+\):\n.*ECONNREFUSED/s)
})
