import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { takeOwnSettings } from '@/tests/support/own-settings'
import { addressOf, makeDatabase, newName, ownAddress, removeDatabase } from '@/tests/support/postgres/own-database'
import { toCommand } from '@/tests/support/programs'
import { runApart } from '@/tests/support/run-apart'

/** An account as a bank gives one: it may make tables in its own database, and nothing else. */
const app = `app_${process.pid}_${Date.now()}`
const [own, target] = [ownAddress(), newName()]
const place = mkdtempSync(join(tmpdir(), 'sona-older-'))
const asApp = (address: string) => Object.assign(new URL(address), { username: app, password: 'app' }).href

async function on(address: string, ...statements: readonly string[]): Promise<unknown[]> {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    let rows: unknown[] = []
    for (const sql of statements) rows = (await client.query(sql)).rows
    return rows
  } finally {
    await client.end()
  }
}

beforeAll(async () => {
  await makeDatabase(target)
  await on(own, `CREATE ROLE ${app} LOGIN PASSWORD 'app'`, `GRANT CREATE ON SCHEMA public TO ${app}`)
  await on(addressOf(target), `GRANT CREATE ON SCHEMA public TO ${app}`)
})
afterAll(async () => {
  await removeDatabase(target)
  await on(own, `DROP OWNED BY ${app} CASCADE`, `DROP ROLE ${app}`)
  rmSync(place, { recursive: true })
})

/** A database as a product of two migrations ago left it. */
async function makeOlder(): Promise<{ directory: string; names: string[] }> {
  const directory = takeOwnSettings({ DATABASE_URL: asApp(own) })
  const { getPayload } = await import('payload')
  const { default: config } = await import('@/src/cms/configuration/payload.config')
  const { readMigrations } = await import('@/src/database/read-migrations')
  const { protectAuditLog } = await import('@/src/audit/protect-audit')
  const payload = await getPayload({ config, disableOnInit: true })
  const migrations = (await readMigrations()).slice(0, -2)
  await payload.db.migrate({ migrations })
  await protectAuditLog(payload, false)
  await payload.destroy()
  return { directory, names: migrations.map(({ name }) => name) }
}

it('a backup of an older product, made and restored by an account without rights of its own, comes to the schema of this one', async () => {
  const { directory, names } = await makeOlder()
  const settings = { SONA_DATA: directory, DATABASE_URL: asApp(own) }
  const run = async (script: string, args: readonly string[], others = {}) =>
    runApart([...(await toCommand(script)), ...args], { ...settings, ...others })
  const made = await run('scripts/backup.ts', [join(place, 'backups')])
  expect([made.status, made.error]).toEqual([0, ''])
  const restored = join(place, 'restored')
  const ran = await run('scripts/restore.ts', [join(place, 'backups'), restored], {
    DATABASE_URL: asApp(addressOf(target)),
  })
  expect([ran.status, ran.error]).toEqual([0, ''])
  const { migrationNames } = await import('@/src/database/migration-names')
  expect(migrationNames().slice(0, -2)).toEqual(names)
  const rows = await on(addressOf(target), 'SELECT name FROM payload_migrations ORDER BY id')
  expect(
    z
      .array(z.object({ name: z.string() }))
      .parse(rows)
      .map(({ name }) => name),
  ).toEqual(migrationNames())
  rmSync(directory, { recursive: true })
}, 180_000)
