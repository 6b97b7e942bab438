import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { partNames } from '@/src/server/parts/part-messages'
import { listFiles } from './list-files'

it('leaves out who works in the directory, and what is under way, and nothing else', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'sona-files-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const kept = ['audit-key', 'media/a.lock', 'secret', 'submissions/files/b']
  const leftOut = ['process', 'backup', ...partNames].map((name) => `${name}.lock`)
  for (const path of [...kept, ...leftOut, 'secret.1.new', 'sona.sqlite', 'sona.sqlite-wal']) {
    mkdirSync(dirname(join(directory, path)), { recursive: true })
    writeFileSync(join(directory, path), '')
  }
  expect(await listFiles(directory)).toEqual({ files: kept, databases: ['sona.sqlite'] })
})
