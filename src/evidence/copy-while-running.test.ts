import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { takeDataDirectory } from '@/src/server/process/data-directory'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'
import { evidenceReport } from './evidence-report'

const run = promisify(execFile)
let cms: TestCms
let copy = ''
beforeAll(async () => {
  cms = await openTestCms()
  copy = mkdtempSync(join(tmpdir(), 'sona-copy-'))
}, 180_000)
afterAll(async () => {
  await cms.close()
  rmSync(copy, { recursive: true })
})

/** The commands of the documentation, as they stand there. */
function documentedCommands(): string {
  const text = readFileSync('docs/operations.md', 'utf8')
  const section = text.slice(text.indexOf('## A copy by hand while the product runs'))
  return /```sh\n([\s\S]*?)```/.exec(section)?.[1] ?? ''
}

it('the documented commands copy a running product, and the copy is whole, opens elsewhere and is examined without a fault', async () => {
  const { env } = await import('@/src/platform/env')
  const { appendAudit } = await import('@/src/audit/append-audit')
  const { protectAuditLog } = await import('@/src/audit/protect-audit')
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const release = takeDataDirectory(env.dataDirectory)
  await protectAuditLog(cms.payload, false)
  const act = { action: 'save', subject: 'pages/1' }
  await appendAudit(cms.payload, act)
  let isCopied = false
  const settings = { PATH: dirname(process.execPath).concat(':/usr/bin:/bin'), FROM: env.dataDirectory, TO: copy }
  const copied = run('sh', ['-c', documentedCommands()], { env: { NODE_ENV: 'production', ...settings } }).finally(
    () => {
      isCopied = true
    },
  )
  for (let written = 0; !isCopied || written < 5; written += 1) {
    await appendAudit(cms.payload, act)
    await pause(5)
  }
  await copied

  expect(existsSync(join(copy, 'process.lock'))).toBe(false)
  // Also by somebody who copied everything: the owner of the lock lives, and has another directory.
  copyFileSync(join(env.dataDirectory, 'process.lock'), join(copy, 'process.lock'))
  takeDataDirectory(copy)()
  const { stdout } = await run(process.execPath, ['--import', 'tsx', 'src/evidence/examine-process.ts'], {
    env: { NODE_ENV: 'production', SONA_DATA: copy },
  })
  const report = evidenceReport.parse(JSON.parse(stdout))
  expect(report).toMatchObject({ damage: null, fault: null, isProtected: true })
  expect(report.count).toBeGreaterThan(0)
  release()
})
