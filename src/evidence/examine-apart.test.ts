import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { closeSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { endCondition, listConditions } from '@/src/health/conditions'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'

vi.setConfig({ testTimeout: 60_000 })

/** The whole way, with a real database and the process that examines it. One test after the other, on one log. */

let cms: TestCms
let data = ''
beforeAll(async () => {
  cms = await openTestCms()
  const { env } = await import('@/src/platform/env')
  const { isAuditLogOpen, protectAuditLog } = await import('@/src/audit/protect-audit')
  data = env.dataDirectory
  await protectAuditLog(cms.payload, await isAuditLogOpen(cms.payload))
  for (let act = 0; act < 20; act += 1) await append()
}, 180_000)
afterAll(async () => {
  await cms.close()
  for (const { name } of listConditions()) endCondition(name)
})
beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})

async function append(): Promise<void> {
  const { appendAudit } = await import('@/src/audit/append-audit')
  await appendAudit(cms.payload, { action: 'save', subject: 'pages/1' })
}

async function examine() {
  const { examineApart } = await import('./examine-apart')
  return examineApart()
}

async function told(report: Awaited<ReturnType<typeof examine>>): Promise<string[]> {
  const { tellEvidence } = await import('./tell-evidence')
  tellEvidence(report)
  return listConditions().map(({ name }) => name)
}

const headFile = () => join(data, 'audit-head.json')
const databaseFile = () => join(data, 'sona.sqlite')

/** Does with the database what somebody with the disk does, from a process of its own: two libraries in one lose each other's locks. */
function tamper(sql: string): void {
  const code = `const { DatabaseSync } = require('node:sqlite')
    new DatabaseSync(process.argv[1]).exec('PRAGMA busy_timeout = 5000; ' + process.argv[2])`
  const { status, stderr } = spawnSync(process.execPath, ['-e', code, databaseFile(), sql], { encoding: 'utf8' })
  expect(status, stderr).toBe(0)
}

it('finds nothing wrong with a log that is whole, and seals every entry with the key', async () => {
  const report = await examine()
  expect(report).toMatchObject({ damage: null, fault: null, isProtected: true, count: 20 })
  expect(report.hash).toMatch(/^[0-9a-f]{8}:[0-9a-f]{64}$/)
  expect(await told(report)).toEqual([])
})

it('goes on with a log of the time before keys, with an entry that says where keys begin', async () => {
  const { unkeyedSealOf } = await import('@/src/audit/audit-entry')
  const { readAuditRows } = await import('@/src/audit/read-audit')
  const { auditEntry } = await import('@/src/audit/audit-entry')
  // The log as an earlier release would have written it.
  let previous = ''
  const changes = ['DROP TRIGGER audit_log_no_update']
  for await (const row of readAuditRows(cms.payload)) {
    const entry = { ...auditEntry.parse(row), previous }
    previous = unkeyedSealOf(entry)
    changes.push(
      `UPDATE audit_log SET previous = '${entry.previous}', hash = '${previous}' WHERE number = ${entry.number}`,
    )
  }
  tamper(changes.join(';'))
  writeFileSync(headFile(), JSON.stringify({ number: 20, hash: previous }))
  // What this process knows of the newest entry is not so any more: as after a restart.
  vi.resetModules()
  await append()
  const { docs } = await cms.payload.find({ collection: 'audit-log', sort: '-number', limit: 2, overrideAccess: true })
  expect(docs.map(({ action }) => action)).toEqual(['save', 'sealedAnew'])
  expect(await examine()).toMatchObject({ count: 22, fault: null, isProtected: false })
})

it('tells of a trigger that was dropped, also after a start has made it again', async () => {
  const { isAuditLogOpen, protectAuditLog } = await import('@/src/audit/protect-audit')
  expect(await isAuditLogOpen(cms.payload)).toBe(true)
  await protectAuditLog(cms.payload, true)
  expect(await isAuditLogOpen(cms.payload)).toBe(false)
  const report = await examine()
  expect(report).toMatchObject({ isProtected: true, fault: null, count: 23 })
  expect(await told(report)).toEqual(['audit-unprotected'])
})

it('finds a log that was cut, whatever was done to the note beside it', async () => {
  const kept = readFileSync(headFile(), 'utf8')
  tamper('DROP TRIGGER audit_log_no_delete; DELETE FROM audit_log WHERE number > 21')
  rmSync(headFile())
  const report = await examine()
  expect(report.fault).toEqual({ number: 21, fault: 'headless' })
  expect(await told(report)).toContain('audit-fault')
  writeFileSync(headFile(), '{"number"')
  expect((await examine()).fault).toEqual({ number: 21, fault: 'head' })
  writeFileSync(headFile(), kept)
})

it('finds a database that is damaged while it is in use, and nothing opens it for writing before it is whole', async () => {
  const { prepareCms } = await import('@/src/cms/open/prepare-cms')
  const { DamagedDatabase } = await import('@/src/evidence/damaged-database')
  tamper('PRAGMA wal_checkpoint(TRUNCATE)')
  const file = openSync(databaseFile(), 'r+')
  for (const page of [20, 60, 100]) writeSync(file, Buffer.alloc(4096, page), 0, 4096, page * 4096)
  closeSync(file)
  const report = await examine()
  expect(report.damage).not.toBeNull()
  expect(await told(report)).toContain('damaged-database')
  const before = createHash('sha256').update(readFileSync(databaseFile())).digest('hex')
  const options = { contentDirectory: 'site/content', adminPassword: undefined, onProgress: () => undefined }
  const prepared = prepareCms({ dataDirectory: data, ...options })
  await expect(prepared).rejects.toThrow(DamagedDatabase)
  await expect(prepared).rejects.toThrow(/restore the newest backup/)
  expect(createHash('sha256').update(readFileSync(databaseFile())).digest('hex')).toBe(before)
})
