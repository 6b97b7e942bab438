import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { endCondition, listConditions } from '@/src/health/conditions'
import { askDatabase, openTestCms, type TestCms } from '@/tests/support/open-test-cms'
import { isOnPostgres } from '@/tests/support/postgres/own-database'

vi.setConfig({ testTimeout: 120_000 })

/** A real database and log, examined by the process that does it in the product; hours and days are turned by hand. */

const hourMs = 3_600_000
const place = mkdtempSync(join(tmpdir(), 'sona-checkpoints-'))
const checkpointFile = join(place, 'checkpoints.jsonl')

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms({ AUDIT_CHECKPOINTS: checkpointFile })
  const { isAuditLogOpen, protectAuditLog } = await import('@/src/audit/protect-audit')
  const { appendAudit } = await import('@/src/audit/append-audit')
  await protectAuditLog(cms.payload, await isAuditLogOpen(cms.payload))
  for (let act = 0; act < 5; act += 1) await appendAudit(cms.payload, { action: 'save', subject: 'pages/1' })
}, 120_000)
afterAll(async () => {
  await cms.close()
  rmSync(place, { recursive: true })
})
beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  for (const { name } of listConditions()) endCondition(name)
})

const names = () => listConditions().map(({ name }) => name)
const sql = (statement: string) => askDatabase(cms, statement)
const numbersNoted = () =>
  readFileSync(checkpointFile, { encoding: 'utf8', flag: 'a+' })
    .split('\n')
    .filter(Boolean)
    .map((line) => z.looseObject({ number: z.number() }).parse(JSON.parse(line)).number)

/** Waits for what other processes and the disk do. */
async function until(isSo: () => boolean, what: string): Promise<void> {
  for (let tries = 0; tries < 4_000; tries += 1) {
    if (isSo()) return
    await pause(25)
  }
  throw new Error(`It never came to be that ${what}`)
}

/** Begins the watch, and counts how often it has examined to the end. */
async function watch() {
  const { watchEvidence } = await import('./watch-evidence')
  const { examineApart } = await import('@/src/evidence/examine-apart')
  let done = 0
  const stop = watchEvidence((signal) => examineApart(signal).finally(() => (done += 1)))
  return { stop, done: () => done }
}

/** Does what the database itself would refuse, as somebody with more rights than the CMS does it, and leaves no trace of that. */
async function unprotected(work: () => Promise<unknown>): Promise<void> {
  if (isOnPostgres()) {
    await sql('ALTER TABLE audit_log DISABLE TRIGGER USER')
    await work()
    return void (await sql('ALTER TABLE audit_log ENABLE TRIGGER USER'))
  }
  const rows = await sql("SELECT sql FROM sqlite_master WHERE name = 'audit_log_no_delete'")
  await sql('DROP TRIGGER audit_log_no_delete')
  await work()
  await sql(z.tuple([z.object({ sql: z.string() })]).parse(rows)[0].sql)
}

it('finds a log that was cut as soon as it begins and notes its newest entry every hour; a day later it examines again', async () => {
  await sql('CREATE TABLE kept AS SELECT * FROM audit_log WHERE number > 3')
  await unprotected(() => sql('DELETE FROM audit_log WHERE number > 3'))

  const { stop, done } = await watch()
  expect(names()).toEqual(['weaker-audit-key'])
  await until(() => names().includes('audit-fault'), 'the log is said to be cut')
  await until(() => numbersNoted().length === 1, 'the newest entry is noted at the start')

  vi.advanceTimersByTime(hourMs)
  await until(() => numbersNoted().length === 2, 'it is noted an hour later')
  expect(numbersNoted()).toEqual([5, 5])
  expect([done(), names().includes('audit-fault')]).toEqual([1, true])

  await sql('INSERT INTO audit_log SELECT * FROM kept')
  vi.advanceTimersByTime(22 * hourMs)
  await until(() => numbersNoted().length === 24, 'it is noted every hour')
  expect(done()).toBe(1)
  vi.advanceTimersByTime(hourMs)
  await until(() => done() === 2, 'it is examined a day later')
  await until(() => !names().includes('audit-fault'), 'the log is said to be whole again')
  expect(names()).toEqual(['weaker-audit-key'])
  await stop()
  vi.advanceTimersByTime(48 * hourMs)
  expect([done(), numbersNoted().length]).toEqual([2, 25])
})

it('says that nothing could be examined, and that no checkpoint arrives, until they do', async () => {
  rmSync(checkpointFile)
  mkdirSync(checkpointFile)
  let isBroken = true
  const { watchEvidence } = await import('./watch-evidence')
  const whole = { damage: null, isProtected: true, unprotectedAt: '', count: 5, hash: '', fault: null }
  const stop = watchEvidence(async () => {
    if (isBroken) throw new Error('No process could be started')
    return whole
  })
  const faults = ['audit-checkpoint-missing', 'evidence-unexamined']
  await until(() => faults.every((name) => names().includes(name)), 'both are said')
  expect(
    listConditions()
      .filter(({ kind }) => kind === 'fault')
      .map(({ name }) => name),
  ).toEqual(faults)
  isBroken = false
  rmdirSync(checkpointFile)
  vi.advanceTimersByTime(hourMs)
  await until(() => !names().includes('audit-checkpoint-missing'), 'the checkpoint arrives an hour later')
  expect(names()).toContain('evidence-unexamined')
  vi.advanceTimersByTime(23 * hourMs)
  await until(() => !names().includes('evidence-unexamined'), 'it is examined a day later')
  await stop()
})

// What a server keeps where, and whether a disk has damaged it, the server itself says.
it.skipIf(isOnPostgres())('finds a damaged database as soon as it begins, and goes on saying so', async () => {
  await sql('PRAGMA wal_checkpoint(TRUNCATE)')
  const file = openSync(join(cms.directory, 'sona.sqlite'), 'r+')
  for (const page of [20, 60, 100]) writeSync(file, Buffer.alloc(4096, page), 0, 4096, page * 4096)
  closeSync(file)
  const { stop, done } = await watch()
  await until(() => names().includes('damaged-database'), 'the database is said to be damaged')
  vi.advanceTimersByTime(24 * hourMs)
  await until(() => done() === 2, 'it is examined a day later')
  expect(names()).toContain('damaged-database')
  await stop()
})
