import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writeBackupRecord } from '@/src/health/backup-record'
import { endCondition, listConditions } from '@/src/health/conditions'
import { watchBackups } from './watch-backups'

let dataDirectory = ''
beforeEach(() => {
  dataDirectory = mkdtempSync(join(tmpdir(), 'sona-record-'))
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterEach(() => {
  rmSync(dataDirectory, { recursive: true })
  for (const { name } of listConditions()) endCondition(name)
})

const made = (hoursAgo: number) => {
  const begunAt = new Date(Date.now() - hoursAgo * 3_600_000).toISOString()
  writeBackupRecord(dataDirectory, { begunAt, backup: '/backups/one', isEncrypted: true })
}
const look = async (warnHours?: number) => {
  await watchBackups({ dataDirectory, warnHours })()
  return listConditions()
}

it('says nothing where nobody makes backups, and that there is none where one is asked for', async () => {
  expect(await look()).toEqual([])
  expect(await look(1)).toMatchObject([{ name: 'backup-overdue', kind: 'fault' }])
})

it('says that the newest backup is too old, how old it is and where, until there is another', async () => {
  made(30)
  expect(await look(48)).toEqual([])
  const [condition] = await look()
  expect(condition?.text.en).toContain('30 hours old and should be 26 at most. It is in /backups/one')
  expect(condition?.text.pt).toContain('tem 30 horas')
  expect(await look(1)).toHaveLength(1)
  made(0.5)
  expect(await look(1)).toEqual([])
})

it('takes a record that cannot be read for none', async () => {
  writeFileSync(join(dataDirectory, 'backup-record.json'), '{"begunAt"')
  expect(await look(1)).toMatchObject([{ name: 'backup-overdue' }])
})
