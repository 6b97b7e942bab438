import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listBackups, objectFile, toBackupName, toObjectLines } from './backup-places'
import { openObjectStore } from './object-store'
import { chooseKept, pruneBackups } from './prune-backups'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const now = Date.parse('2026-11-23T12:00:00Z')

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sona-prune-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

/** A backup of so long ago, with objects of these names and key blobs. */
function add(ageMs: number, objects: readonly string[]): string {
  const backup = join(directory, 'backups', toBackupName(new Date(now - ageMs)))
  mkdirSync(backup, { recursive: true })
  for (const name of ['manifest', 'key-blobs']) writeFileSync(join(backup, name), name)
  writeFileSync(join(backup, 'objects'), toObjectLines(new Map(objects.map((name) => [name, 'kept']))))
  for (const name of objects) {
    mkdirSync(join(objectFile(directory, name), '..'), { recursive: true })
    writeFileSync(objectFile(directory, name), name)
  }
  return backup
}

const prune = (keepDays: number) => {
  const store = openObjectStore({ directory, nameKey: 'key', recipient: undefined, known: new Map(), hour: 0 })
  return pruneBackups({ directory, keepDays, store, now })
}

it('keeps everything of two days, then the newest of each day, until it is too old; the newest always', () => {
  const nameOf = (ageMs: number) => toBackupName(new Date(now - ageMs))
  const hourly = Array.from({ length: 24 * 40 }, (_, hour) => nameOf(hour * hourMs)).reverse()
  const kept = chooseKept(hourly, { keepDays: 35, now })
  expect(kept.filter((name) => now - Date.parse(name.slice(0, 10)) < dayMs)).toHaveLength(13)
  expect(kept).toHaveLength(49 + 33)
  expect(new Set(kept.slice(49).map((name) => name.slice(11, 13)))).toEqual(new Set(['23']))
  expect(chooseKept([nameOf(400 * dayMs)], { keepDays: 35, now })).toHaveLength(1)
})

it('removes what is too old with what nothing needs any more, and leaves what a later backup needs', async () => {
  add(40 * dayMs, ['old', 'both'])
  add(hourMs, ['both', 'new'])
  expect(await prune(35)).toEqual({ backups: 1, objects: 1 })
  expect(await listBackups(directory)).toHaveLength(1)
  expect(['old', 'both', 'new'].map((name) => existsSync(objectFile(directory, name)))).toEqual([false, true, true])
})

it('takes key blobs away before they are 35 days old, however long backups are kept', async () => {
  const older = add(34.5 * dayMs, ['one'])
  const newer = add(33 * dayMs, ['one'])
  add(hourMs, ['one'])
  expect(await prune(3650)).toEqual({ backups: 0, objects: 0 })
  expect(readdirSync(older)).toEqual(['manifest', 'objects'])
  expect(readdirSync(newer)).toEqual(['key-blobs', 'manifest', 'objects'])
})
