import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { backupDays } from './key-file'
import { openSealedStore, type SealedStore } from './sealed-store'

let directory: string
let store: SealedStore
let clock = 0

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sona-sealed-'))
  clock = Date.parse('2026-11-23T10:00:00Z')
  store = openSealedStore(directory, () => clock)
})
afterEach(() => {
  store.close()
  rmSync(directory, { recursive: true })
})

const bytes = (text: string) => new Uint8Array(Buffer.from(text.repeat(400)))
const toCase = (id: string, readers = ['ana', 'rui']) => ({
  ...{ id, route: 'compliance', day: '2026-11-23', acknowledgeBy: '2026-11-30', readers },
  keyBlob: bytes(`key-of-${id}`),
  items: [bytes(`report-of-${id}`)],
  mailbox: { lookup: `lookup-${id}`, pointer: bytes(`pointer-of-${id}`) },
})

/** How often a text stands in any file of the store, whatever the file. */
function hits(text: string, below = directory): number {
  return readdirSync(below, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (sum, { parentPath, name }) =>
        sum + readFileSync(join(parentPath, name)).toString('latin1').split(text).length - 1,
      0,
    )
}

it('shows a case to who may open it, and to others not that it exists', () => {
  store.addCase(toCase('one'))
  store.addCase(toCase('two', ['eva', 'rui']))
  expect(
    store
      .casesOf('rui')
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['one', 'two'])
  expect(store.casesOf('ana').map(({ id }) => id)).toEqual(['one'])
  expect(store.casesOf('board')).toEqual([])
  expect(store.caseOf('two', 'ana')).toBeNull()
  expect(store.caseOf('one', 'ana')).toMatchObject({
    route: 'compliance',
    acknowledgeBy: '2026-11-30',
    acknowledged: null,
  })
})

it('gives a place to one item alone', () => {
  store.addCase(toCase('one'))
  const item = { caseId: 'one', place: 2, from: 'desk' as const, day: '2026-11-24', blob: bytes('answer') }
  expect(store.addItem(item)).toBe(true)
  expect(store.addItem({ ...item, blob: bytes('another') })).toBe(false)
  expect(store.items('one').map(({ place, from }) => [place, from])).toEqual([
    [1, 'reporter'],
    [2, 'desk'],
  ])
})

it('gives no place but the next, so that nobody who may write keeps the author of a report from writing', () => {
  store.addCase(toCase('one'))
  const item = { caseId: 'one', from: 'desk' as const, day: '2026-11-24', blob: bytes('junk') }
  for (const place of [0, -1, 3, 4, 1_000]) expect(store.addItem({ ...item, place })).toBe(false)
  expect(store.addItem({ ...item, place: 2, from: 'reporter' })).toBe(true)
})

it('takes nothing for a case that is deleted', () => {
  store.addCase(toCase('one'))
  store.deleteCase('one')
  const item = { caseId: 'one', from: 'reporter' as const, day: '2026-11-24', blob: bytes('afterwards') }
  expect([1, 2].map((place) => store.addItem({ ...item, place }))).toEqual([false, false])
  expect(hits('afterwards')).toBe(0)
})

it('leaves nothing of a deleted case in any file: no key, no report', () => {
  store.addCase(toCase('one'))
  store.addCase(toCase('two'))
  expect([hits('key-of-one'), hits('report-of-one')].every((count) => count > 0)).toBe(true)
  store.deleteCase('one')
  expect([hits('key-of-one'), hits('report-of-one')]).toEqual([0, 0])
  expect(store.items('two')).toHaveLength(1)
})

it('deletes a case on its day, key and all, and not a day sooner; on another day when two people said so', () => {
  store.addCase(toCase('one'))
  store.addCase(toCase('two'))
  expect(store.anyCase('one')).toMatchObject({ deleteOn: '2031-11-23', closed: null })
  const signers = ['ana', 'rui'] as const
  store.life.say('two', { kind: 'keep', signer: 'ana', statement: bytes('said-of-two') })
  store.life.decide('two', { kind: 'keep', until: '2033-01-01', signers, today: '2026-11-24' })
  store.life.decide('two', { kind: 'close', until: '', signers, today: '2026-11-25' })
  expect(store.anyCase('two')).toMatchObject({ deleteOn: '2033-01-01', closed: '2026-11-25' })
  expect(store.deleteDue('2031-11-22')).toEqual([])
  expect(hits('key-of-one')).toBeGreaterThan(0)
  expect(store.deleteDue('2031-11-23')).toEqual(['one'])
  expect([hits('key-of-one'), hits('report-of-one')]).toEqual([0, 0])
  expect(store.deleteDue('2032-12-31')).toEqual([])
  expect(store.deleteDue('2033-01-01')).toEqual(['two'])
  expect([hits('key-of-two'), hits('said-of-two')]).toEqual([0, 0])
})

it('goes on with a deletion that was interrupted after the key', () => {
  store.addCase(toCase('one'))
  const keys = new DatabaseSync(join(directory, 'keys.sqlite'))
  keys.exec("DELETE FROM key_blobs WHERE case_id = 'one'")
  keys.close()
  expect(store.deleteDue('2031-11-23')).toEqual(['one'])
  expect(store.anyCase('one')).toBeNull()
})

it('has no backup that opens a deleted case after 35 days', () => {
  store.addCase(toCase('one'))
  store.tend('2026-11-23')
  store.deleteCase('one')
  store.tend('2026-11-24')
  // The control: the backup of before still has it, and that of the next day has not.
  expect(hits('key-of-one', join(directory, 'key-backups'))).toBeGreaterThan(0)
  store.tend('2026-12-28')
  expect(hits('key-of-one')).toBeGreaterThan(0)
  store.tend('2026-12-29')
  expect(backupDays).toBe(35)
  expect(hits('key-of-one')).toBe(0)
  expect(readdirSync(join(directory, 'key-backups')).sort()).toEqual([
    '2026-11-24.sqlite',
    '2026-12-28.sqlite',
    '2026-12-29.sqlite',
  ])
})

it('makes the backup of a day again that a killed process left unfinished', () => {
  store.addCase(toCase('one'))
  writeFileSync(join(directory, 'key-backups', '2026-11-23.sqlite.new'), 'half of a backup')
  store.tend('2026-11-23')
  expect(readdirSync(join(directory, 'key-backups'))).toEqual(['2026-11-23.sqlite'])
  expect(hits('key-of-one', join(directory, 'key-backups'))).toBeGreaterThan(0)
})

it('gives a draft once, and not after half an hour', () => {
  expect(store.drafts.put('a', bytes('draft-a'))).toBe(true)
  expect(store.drafts.put('b', bytes('draft-b'))).toBe(true)
  expect(store.drafts.take('a')).toEqual(bytes('draft-a'))
  expect(store.drafts.take('a')).toBeNull()
  clock += 30 * 60_000
  expect(store.drafts.take('b')).toBeNull()
  store.tend('2026-11-23')
  expect([hits('draft-a'), hits('draft-b')]).toEqual([0, 0])
})

it('does not fill the disk with drafts', () => {
  const large = new Uint8Array(100 * 1024 * 1024)
  expect([1, 2, 3].map((name) => store.drafts.put(String(name), large))).toEqual([true, true, false])
})

it('changes who reads when two people have said so, keeps the old key until then, and both new ones after', () => {
  store.addCase(toCase('one'))
  const keys = () =>
    store
      .keyBlobs('one')
      .map(({ sealedBy }) => sealedBy)
      .sort()
  const change = { caseId: 'one', epoch: 1, statement: bytes('said'), blob: bytes('new-key') }
  const agreed = { epoch: 1, signers: ['ana', 'rui'] as const, readers: ['ana', 'rui', 'eva'] }
  store.propose({ ...change, signer: 'ana' })
  expect(keys()).toEqual(['intake'])
  expect(() => store.agree('one', agreed)).toThrow('Two people')
  expect(keys()).toEqual(['intake'])
  expect(store.casesOf('eva')).toEqual([])
  store.propose({ ...change, signer: 'rui' })
  store.agree('one', agreed)
  expect(keys()).toEqual(['ana', 'rui'])
  expect(store.casesOf('eva')).toHaveLength(1)
  expect(hits('key-of-one')).toBe(0)
})

it('keeps its files to its owner, and no order in which things came', () => {
  for (const id of ['c', 'a', 'b']) store.addCase(toCase(id))
  for (const name of ['sealed.sqlite', 'keys.sqlite', 'sealed.sqlite-wal'])
    if (existsSync(join(directory, name))) expect(statSync(join(directory, name)).mode & 0o077, name).toBe(0)
  expect(store.casesOf('ana').map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

it('writes every hour, whether or not something came', () => {
  const before = readFileSync(join(directory, 'sealed.sqlite'))
  clock += 3_600_000
  store.tend('2026-11-23')
  expect(readFileSync(join(directory, 'sealed.sqlite')).equals(before)).toBe(false)
})
