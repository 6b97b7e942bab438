import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { takeOwnSettings } from '@/tests/support/own-settings'
import { toCommand } from '@/tests/support/programs'
import { runApart } from '@/tests/support/run-apart'
import { readMigrationNames } from './describe-database'

/** A database as a product of two migrations ago left it. */
async function makeOlder(): Promise<string> {
  const directory = takeOwnSettings()
  const { getPayload } = await import('payload')
  const { default: config } = await import('@/src/cms/configuration/payload.config')
  const { readMigrations } = await import('@/src/database/read-migrations')
  const { protectAuditLog } = await import('@/src/audit/protect-audit')
  const payload = await getPayload({ config, disableOnInit: true })
  await payload.db.migrate({ migrations: (await readMigrations()).slice(0, -2) })
  await protectAuditLog(payload, false)
  await payload.destroy()
  return directory
}

it('a backup of an older product is restored, and migrated to the schema of this one', async () => {
  const older = await makeOlder()
  const place = mkdtempSync(join(tmpdir(), 'sona-older-'))
  onTestFinished(() => {
    for (const directory of [older, place]) rmSync(directory, { recursive: true })
  })
  const run = async (script: string, ...args: string[]) =>
    runApart([...(await toCommand(script)), ...args], { SONA_DATA: older })
  const { migrationNames } = await import('@/src/database/migration-names')
  const made = await run('scripts/backup.ts', join(place, 'backups'))
  expect(made.status, made.error).toBe(0)
  const restored = join(place, 'restored')
  const ran = await run('scripts/restore.ts', join(place, 'backups'), restored)
  expect([ran.status, ran.error]).toEqual([0, ''])
  const before = readMigrationNames(join(older, 'sona.sqlite'))
  expect(migrationNames().slice(0, -2)).toEqual(before)
  expect(readMigrationNames(join(restored, 'sona.sqlite'))).toEqual(migrationNames())
  expect(readdirSync(join(restored, 'before-migration'))).toEqual([expect.stringContaining(`${before.at(-1)}.sqlite`)])
}, 60_000)
