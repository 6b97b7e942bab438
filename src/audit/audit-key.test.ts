import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sona-key-'))
  mkdirSync(join(directory, 'data'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(directory, { recursive: true })
})

const data = () => join(directory, 'data')
const [oldKey, newKey] = ['an old key, '.repeat(4), 'a new key, '.repeat(4)]

/** The keys that a process finds that starts with these settings. */
async function start(settings: Readonly<Record<string, string>> = {}) {
  vi.resetModules()
  vi.stubEnv('SONA_DATA', data())
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const { readAuditKeys, inOrderOfUse } = await import('./audit-key')
  const keys = readAuditKeys()
  return { ids: inOrderOfUse(keys).map(({ id }) => id), current: keys.current.id, isApart: keys.isApart }
}

it('makes one in the data directory where none is set, for its owner only, and finds it again', async () => {
  const made = await start()
  expect(made).toMatchObject({ isApart: false })
  expect(statSync(join(data(), 'audit-key')).mode & 0o777).toBe(0o600)
  expect(await start()).toEqual(made)
})

it('takes those of a file, the newest first, and still knows the one that was made before', async () => {
  const made = await start()
  const file = join(directory, 'keys')
  writeFileSync(file, `${newKey}\n${oldKey}\n`)
  const set = await start({ AUDIT_KEY_FILE: file })
  expect(set).toMatchObject({ isApart: true })
  expect(set.ids).toHaveLength(3)
  expect(set.ids.at(0)).toBe(made.current)
  expect(set.ids.at(-1)).toBe(set.current)
  writeFileSync(file, `${oldKey}\n`)
  expect((await start({ AUDIT_KEY_FILE: file })).current).toBe(set.ids.at(1))
})

it('is apart when it is a setting, and not when its file lies in the data directory', async () => {
  expect(await start({ AUDIT_KEY: newKey })).toMatchObject({ isApart: true })
  vi.unstubAllEnvs()
  writeFileSync(join(data(), 'keys'), newKey)
  expect(await start({ AUDIT_KEY_FILE: join(data(), 'keys') })).toMatchObject({ isApart: false })
})

it.each(['', 'short', '\n\n'])('takes no file that says %j', async (text) => {
  writeFileSync(join(directory, 'keys'), text)
  await expect(start({ AUDIT_KEY_FILE: join(directory, 'keys') })).rejects.toThrow(/key/)
})

it('hashes a term so that only who has the key can try others', async () => {
  await start()
  const { hashTerm } = await import('./audit-key')
  const first = hashTerm('ana')
  expect(hashTerm('ana')).toBe(first)
  writeFileSync(join(data(), 'audit-key'), `${readFileSync(join(data(), 'audit-key'), 'utf8')}x`)
  await start()
  const other = await import('./audit-key')
  expect(other.hashTerm('ana')).not.toBe(first)
})
