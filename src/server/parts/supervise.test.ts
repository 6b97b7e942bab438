import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { fromSource } from '@/src/platform/own-program'
import { startApart } from '@/tests/support/start-apart'

it('lets a part begin that needs no port, says where the other is, and ends both', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'sona-supervise-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  const { file, execArgv } = fromSource('tests/support/supervise-stand-ins.ts')
  const { child, ended, seen } = startApart({ SONA_DATA: directory }, [...execArgv, file])
  await seen('Ctrl-C stops it.')
  child.kill('SIGTERM')
  const { code, output } = await ended
  expect(code).toBe(0)
  expect(output).toContain('The site:  http://localhost:4711')
  expect(output).not.toContain('The CMS')
})
