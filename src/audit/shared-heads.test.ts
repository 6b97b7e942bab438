import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { serveObjects } from '@/tests/support/object-store/serve-objects'
import { askDatabase, openTestCms } from '@/tests/support/open-test-cms'

vi.setConfig({ testTimeout: 120_000 }) // The log is examined in processes of their own.

/** A CMS of several processes, with a database and an object store. */
const objects = await serveObjects()
const cms = await openTestCms(objects.settings)
const { appendAudit } = await import('./append-audit')
const { forgetSharedHeads, shareHead } = await import('./shared-heads')
const { examineApart } = await import('@/src/evidence/examine-apart')
const note = join(cms.directory, 'audit-head.json')
afterAll(async () => {
  await cms.close()
  await objects.close()
})

const act = () => appendAudit(cms.payload, { action: 'tried', subject: 'audit-log' })
const noted = () => objects.names().filter((name) => name.startsWith('audit/'))
const named = (number: number) => `audit/head-${String(number).padStart(16, '0')}`
const faultNow = async () => (await examineApart()).fault

it('the newest entry is noted in the store, once, and what a slower process knew takes nothing away', async () => {
  await act()
  const before = readFileSync(note)
  const first = await shareHead(0)
  expect(noted()).toEqual([named(first)])
  await act()
  const newest = await shareHead(first)
  expect([newest, noted()]).toEqual([first + 1, [named(first + 1)]])
  const own = readFileSync(note)
  writeFileSync(note, before)
  await shareHead(0)
  expect(noted()).toEqual([named(first), named(newest)])
  writeFileSync(note, own)
  expect(await shareHead(newest)).toBe(newest)
  objects.asked.length = 0
  await shareHead(newest)
  expect(objects.asked).toEqual([])
})

it('a log that was cut is found on a machine that never knew more, and on one that is new', async () => {
  await act()
  await act()
  const newest = await shareHead(0)
  expect(await faultNow()).toBeNull()
  const whole = readFileSync(note)
  // A new machine: nothing lies there, and the log is whole.
  rmSync(note)
  expect(await faultNow()).toBeNull()
  await askDatabase(cms, 'ALTER TABLE audit_log DISABLE TRIGGER ALL')
  await askDatabase(cms, 'DELETE FROM audit_log WHERE number = ? RETURNING 1', [newest])
  expect(await faultNow()).toEqual({ number: newest, fault: 'cut' })
  expect(existsSync(note)).toBe(false)
  writeFileSync(note, whole)
  objects.damage(named(newest), () => Buffer.from('{"number":1,"hash":"x","signature":"y"}'))
  expect((await faultNow())?.fault).toBe('head')
  // A copy that was put back is shorter than what was noted: that is no fault of it.
  rmSync(note)
  expect((await examineApart(undefined, 'restored')).fault?.fault).toBe('headless')
})

it('a store that is away leaves it unsaid whether the log is whole, and never that it is', async () => {
  objects.setFault('away')
  await expect(shareHead(-1)).resolves.toBe(-1)
  await expect(examineApart()).rejects.toThrow('did not answer')
  objects.setFault('none')
  await forgetSharedHeads()
  expect(noted()).toEqual([])
})
