import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { takeOwnSettings } from '@/tests/support/own-settings'
import {
  addressOf,
  makeDatabase,
  nameOf,
  newName,
  ownAddress,
  removeDatabase,
} from '@/tests/support/postgres/own-database'
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

let older: { directory: string; names: string[] }
beforeAll(async () => {
  await makeDatabase(target)
  await on(own, `CREATE ROLE ${app} LOGIN PASSWORD 'app'`, `GRANT CREATE ON SCHEMA public TO ${app}`)
  await on(addressOf(target), `GRANT CREATE ON SCHEMA public TO ${app}`)
  older = await makeOlder()
}, 120_000)
afterAll(async () => {
  await removeDatabase(target)
  await on(own, `DROP OWNED BY ${app} CASCADE`, `DROP ROLE ${app}`)
  for (const directory of [place, older.directory]) rmSync(directory, { recursive: true })
})

/** Runs a command, or a program of the tests, on the older database. */
async function run(script: string, args: readonly string[], others = {}) {
  const settings = { SONA_DATA: older.directory, DATABASE_URL: asApp(own) }
  return runApart([...(await toCommand(script)), ...args], { ...settings, ...others })
}

/** The migrations that were carried out on a database. */
async function schemaOf(address: string): Promise<string[]> {
  const rows = await on(address, 'SELECT name FROM payload_migrations ORDER BY id')
  return z
    .array(z.object({ name: z.string() }))
    .parse(rows)
    .map(({ name }) => name)
}

/** What an older product did not have yet. It makes a table, by which what was kept and what came of it are told apart. */
const firstNew = '20261129_182000_site_states'

/** A database as a product left it that knew no later migration. */
async function makeOlder(): Promise<{ directory: string; names: string[] }> {
  const directory = takeOwnSettings({ DATABASE_URL: asApp(own) })
  const { getPayload } = await import('payload')
  const { default: config } = await import('@/src/cms/configuration/payload.config')
  const { readMigrations } = await import('@/src/database/read-migrations')
  const { protectAuditLog } = await import('@/src/audit/protect-audit')
  const payload = await getPayload({ config, disableOnInit: true })
  const all = await readMigrations()
  const migrations = all.slice(
    0,
    all.findIndex(({ name }) => name === firstNew),
  )
  await payload.db.migrate({ migrations })
  await protectAuditLog(payload, false)
  await payload.destroy()
  return { directory, names: migrations.map(({ name }) => name) }
}

const counted = z.tuple([z.object({ n: z.number() })])

async function tablesOf(address: string): Promise<number> {
  const sql = 'SELECT count(*)::int AS n FROM pg_tables WHERE schemaname = current_schema()'
  return counted.parse(await on(address, sql))[0].n
}

it('a backup of an older product, made and restored by an account without rights of its own, comes to the schema of this one', async () => {
  const { migrationNames } = await import('@/src/database/migration-names')
  const made = await run('scripts/backup.ts', [join(place, 'backups')])
  expect([made.status, made.error]).toEqual([0, ''])
  const restored = join(place, 'restored')
  const ran = await run('scripts/restore.ts', [join(place, 'backups'), restored], {
    DATABASE_URL: asApp(addressOf(target)),
  })
  expect([ran.status, ran.error]).toEqual([0, ''])
  expect(migrationNames().slice(0, older.names.length + 1)).toEqual([...older.names, firstNew])
  expect(await schemaOf(addressOf(target))).toEqual(migrationNames())
}, 180_000)

it('a start changes no schema while nothing says where a backup is kept, and any where none is wanted', async () => {
  const { migrationNames } = await import('@/src/database/migration-names')
  const copy = newName()
  onTestFinished(() => removeDatabase(copy))
  await makeDatabase(copy, nameOf(own))
  const address = asApp(addressOf(copy))
  // What is noted there of the log belongs to its database.
  const data = join(place, 'of-the-copy')
  cpSync(older.directory, data, { recursive: true })
  const start = (others: Readonly<Record<string, string>>) =>
    run('tests/support/prepare-program.ts', [place], { DATABASE_URL: address, SONA_DATA: data, ...others })
  const unsaid = await start({})
  expect([unsaid.status, unsaid.error]).toEqual([1, expect.stringContaining('Set BACKUP_BEFORE_MIGRATION')])
  expect(await schemaOf(address)).toEqual(older.names)
  const started = await start({ BACKUP_BEFORE_MIGRATION: 'no' })
  expect([started.status, started.error]).toEqual([0, expect.stringContaining('without a backup before it')])
  expect(await schemaOf(address)).toEqual(migrationNames())
}, 180_000)

it('a start makes a backup where one is wanted, before it changes the schema, and changes nothing where it cannot be made', async () => {
  const { migrationNames } = await import('@/src/database/migration-names')
  const start = (directory: string) =>
    run('tests/support/prepare-program.ts', [place], { BACKUP_BEFORE_MIGRATION: directory })
  writeFileSync(join(place, 'a-file'), '')
  const refused = await start(join(place, 'a-file', 'backups'))
  expect(refused.status).toBe(1)
  expect(refused.error).toContain(join(place, 'a-file', 'backups'))
  expect(await schemaOf(own)).toEqual(older.names)
  const tables = await tablesOf(own)
  const backups = join(place, 'before')
  const started = await start(backups)
  expect([started.status, started.error]).toEqual([0, expect.stringContaining('A backup was made')])
  expect(await schemaOf(own)).toEqual(migrationNames())
  // What was kept is the database as it was.
  const empty = newName()
  await makeDatabase(empty)
  onTestFinished(() => removeDatabase(empty))
  await on(addressOf(empty), `GRANT CREATE ON SCHEMA public TO ${app}`)
  const restored = await run('scripts/restore.ts', [backups, join(place, 'restored-before')], {
    DATABASE_URL: asApp(addressOf(empty)),
  })
  expect([restored.status, restored.error]).toEqual([0, ''])
  expect(restored.output).toContain(`${tables} tables in the database`)
  expect(await tablesOf(own)).not.toBe(tables)
  // A second start finds nothing to change, and makes none.
  const before = readdirSync(join(backups, 'backups')).length
  expect((await start(backups)).status).toBe(0)
  expect(readdirSync(join(backups, 'backups'))).toHaveLength(before)
}, 180_000)
