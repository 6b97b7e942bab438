import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { restoreOnFailure } from './restore-on-failure'

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sona-restore-'))
  mkdirSync(join(directory, 'uploads', 'media'), { recursive: true })
  writeFileSync(join(directory, 'sona.sqlite'), Buffer.from([0, 255, 13, 10, 0]))
  writeFileSync(join(directory, 'sona.sqlite-wal'), 'log')
  writeFileSync(join(directory, 'uploads', 'media', 'a.png'), Buffer.from([137, 80, 0]))
  writeFileSync(join(directory, 'secret'), 'not of the import')
})
afterEach(() => rmSync(directory, { recursive: true }))

/** Every file of the data directory with its bytes. */
function readAll(): Map<string, string> {
  const entries = readdirSync(directory, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile())
  const files = entries.map((entry) => join(entry.parentPath, entry.name)).sort()
  return new Map(files.map((file) => [file, readFileSync(file, 'hex')]))
}

async function writeHalf(): Promise<void> {
  writeFileSync(join(directory, 'sona.sqlite'), 'half of an import')
  writeFileSync(join(directory, 'sona.sqlite-shm'), 'new')
  rmSync(join(directory, 'sona.sqlite-wal'))
  rmSync(join(directory, 'uploads', 'media', 'a.png'))
  mkdirSync(join(directory, 'uploads', 'documents'))
  writeFileSync(join(directory, 'uploads', 'documents', 'b.pdf'), 'new')
}

it('puts every byte back when the work fails, and says why it failed', async () => {
  const before = readAll()
  const failure = new Error('The content cannot be read')
  const work = restoreOnFailure(directory, async () => {
    await writeHalf()
    throw failure
  })
  await expect(work).rejects.toBe(failure)
  expect(readAll()).toEqual(before)
  expect(existsSync(join(directory, 'import-backup'))).toBe(false)
})

it('leaves nothing behind of a first import that fails', async () => {
  rmSync(directory, { recursive: true })
  mkdirSync(directory)
  const work = restoreOnFailure(directory, async () => {
    writeFileSync(join(directory, 'sona.sqlite'), 'half')
    throw new Error('failed')
  })
  await expect(work).rejects.toThrow('failed')
  expect([...readAll().keys()]).toEqual([])
})

it('keeps what the work wrote when it succeeds', async () => {
  await restoreOnFailure(directory, writeHalf)
  expect(readFileSync(join(directory, 'sona.sqlite'), 'utf8')).toBe('half of an import')
  expect(existsSync(join(directory, 'uploads', 'media', 'a.png'))).toBe(false)
  expect(existsSync(join(directory, 'import-backup'))).toBe(false)
})
