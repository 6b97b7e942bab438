import { spawnSync } from 'node:child_process'
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makePrivate } from './private-files'

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sona-private-'))
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

/** The permissions of a directory and everything in it, in octal. */
function modesOf(root: string): Record<string, string> {
  const entries = readdirSync(root, { withFileTypes: true, recursive: true })
  const paths = [root, ...entries.map((entry) => join(entry.parentPath, entry.name))]
  return Object.fromEntries(paths.map((path) => [path.slice(root.length), (lstatSync(path).mode & 0o777).toString(8)]))
}

it('closes a directory that earlier releases left open, file by file', () => {
  mkdirSync(join(directory, 'data', 'submissions', 'files'), { recursive: true })
  const data = join(directory, 'data')
  for (const name of ['sona.sqlite', 'sona.sqlite-wal', 'audit-head.json', join('submissions', 'files', 'report')]) {
    writeFileSync(join(data, name), 'x')
    chmodSync(join(data, name), 0o644)
  }
  for (const name of ['', 'submissions', join('submissions', 'files')]) chmodSync(join(data, name), 0o755)
  expect(makePrivate(data)).toBe(7)
  expect(modesOf(data)).toEqual({
    '': '700',
    '/submissions': '700',
    '/submissions/files': '700',
    '/submissions/files/report': '600',
    '/audit-head.json': '600',
    '/sona.sqlite': '600',
    '/sona.sqlite-wal': '600',
  })
  expect(makePrivate(data)).toBe(0)
})

it('follows no link out of the directory, and ends after so many entries with the directory itself closed', () => {
  const outside = join(directory, 'outside')
  const data = join(directory, 'data')
  mkdirSync(data)
  writeFileSync(outside, 'x')
  chmodSync(outside, 0o644)
  chmodSync(data, 0o755)
  symlinkSync(outside, join(data, 'link'))
  for (let index = 0; index < 20; index += 1) writeFileSync(join(data, `page-${index}`), 'x', { mode: 0o644 })
  expect(makePrivate(data, 5)).toBeLessThanOrEqual(5)
  expect(modesOf(directory)).toMatchObject({ '/outside': '644', '/data': '700' })
})

it('is what a process gets that is started with no mask at all, for whatever it writes afterwards', () => {
  const code = `
    process.umask(0)
    const { mkdirSync, writeFileSync } = await import('node:fs')
    const { env } = await import('./src/platform/env.ts')
    const { readOrMakeSecret } = await import('./src/platform/secret.ts')
    readOrMakeSecret(env.dataDirectory)
    const { takeDataDirectory } = await import('./src/server/process/data-directory.ts')
    takeDataDirectory(env.dataDirectory)
    const { default: Database } = await import('libsql')
    const database = new Database(env.dataDirectory + '/sona.sqlite')
    database.exec('PRAGMA journal_mode = WAL; CREATE TABLE reports (words TEXT)')
    const { writeAuditHead } = await import('./src/audit/audit-head.ts')
    writeAuditHead({ number: 1, hash: 'x' })
    mkdirSync(env.dataDirectory + '/uploads/media', { recursive: true })
    writeFileSync(env.dataDirectory + '/uploads/media/a.png', 'x')
    process.kill(process.pid, 'SIGKILL')`
  const data = join(directory, 'data')
  const { stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    env: { NODE_ENV: 'production', SONA_DATA: data },
    encoding: 'utf8',
  })
  const modes = modesOf(data)
  expect(Object.keys(modes), stderr).toEqual(
    expect.arrayContaining(['/sona.sqlite', '/sona.sqlite-wal', '/audit-head.json', '/process.lock', '/secret']),
  )
  const open = Object.entries(modes).filter(
    ([path, mode]) => mode !== (lstatSync(data + path).isFile() ? '600' : '700'),
  )
  expect(open).toEqual([])
})
