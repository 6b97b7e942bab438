import { readFileSync } from 'node:fs'
import type { Payload } from 'payload'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askDatabase } from '@/tests/support/open-test-cms'
import { takeOwnSettings } from '@/tests/support/own-settings'
import { ownAddress } from '@/tests/support/postgres/own-database'

const address = new URL(ownAddress())
const [app, keeper] = [`app_${process.pid}`, `keeper_${process.pid}`]
const admin = new Client({ connectionString: address.href })
let payload: Payload

beforeAll(async () => {
  await admin.connect()
  await admin.query(
    `CREATE ROLE ${app} LOGIN PASSWORD 'app'; CREATE ROLE ${keeper}; GRANT CREATE ON SCHEMA public TO ${app}`,
  )
  Object.assign(address, { username: app, password: 'app' })
  takeOwnSettings({ DATABASE_URL: address.href })
  const { openCms } = await import('@/src/cms/open/open-cms')
  payload = await openCms()
}, 120_000)
afterAll(async () => {
  await payload.destroy()
  await admin.query(`DROP OWNED BY ${app}, ${keeper} CASCADE; DROP ROLE ${app}; DROP ROLE ${keeper}`)
  await admin.end()
})

const ask = (sql: string) => askDatabase({ payload }, sql)
async function record(reason: string): Promise<void> {
  const { appendAudit } = await import('./append-audit')
  await appendAudit(payload, { action: 'tried', subject: 'audit-log', reason })
}

it('refuses by itself to change, to delete and to empty the log, and who wrote what', async () => {
  await record('first')
  await ask("INSERT INTO contributions (at, subject, kind) VALUES (now(), 'pages/1', 'wrote')")
  for (const table of ['audit_log', 'contributions'])
    for (const sql of [`UPDATE ${table} SET subject = 'x'`, `DELETE FROM ${table}`, `TRUNCATE ${table} CASCADE`])
      await expect(ask(sql)).rejects.toThrow('only ever added to')
})

it('has accounts, once the log was given to another, with which nobody gets past that', async () => {
  const script = readFileSync('deploy/postgres/close-audit-log.sql', 'utf8')
  await admin.query(script.replaceAll(':"app"', app).replaceAll(':"keeper"', keeper))
  for (const sql of [
    "UPDATE audit_log SET reason = 'x'",
    'DELETE FROM audit_log',
    'TRUNCATE audit_log CASCADE',
    'ALTER TABLE audit_log DISABLE TRIGGER ALL',
    'DROP TRIGGER audit_log_no_delete ON audit_log',
    `CREATE OR REPLACE FUNCTION audit_log_refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN OLD; END $$`,
    'DROP TABLE audit_log CASCADE',
  ])
    await expect(ask(sql), sql).rejects.toThrow(/permission denied|must be owner/)
  await record('second')
  expect(await ask('SELECT number, reason FROM audit_log ORDER BY number')).toEqual([
    { number: 1, reason: 'first' },
    { number: 2, reason: 'second' },
  ])
  // The next start finds it protected, and has nothing to make.
  const { isAuditLogOpen, protectAuditLog } = await import('./protect-audit')
  expect(await isAuditLogOpen(payload)).toBe(false)
  await expect(protectAuditLog(payload, false)).resolves.toBeUndefined()
})

it('is written to by a second account that takes the place of the first, as docs/operations.md has it, with the same rights', async () => {
  const second = `${app}_2`
  const rotation = `CREATE ROLE sona_2 LOGIN PASSWORD '…' IN ROLE sona; ALTER ROLE sona_2 SET role = sona;`
  expect(readFileSync('docs/operations.md', 'utf8')).toContain(rotation)
  const statements = rotation
    .replaceAll('sona_2', second)
    .replaceAll(/\bsona\b/g, app)
    .replace('…', 'second')
  await admin.query(`${statements} ALTER ROLE ${app} NOLOGIN`)
  const client = new Client({
    connectionString: Object.assign(new URL(address), { username: second, password: 'second' }).href,
  })
  await client.connect()
  try {
    const { rows } = await client.query(`SELECT current_user AS works, session_user AS came`)
    expect(rows).toEqual([{ works: app, came: second }])
    // What a migration makes belongs to the first account, whichever of them carried it out.
    await client.query('CREATE TABLE made_by_second (id int); ALTER TABLE pages ADD COLUMN made_by_second int')
    const made = await client.query(`SELECT tableowner FROM pg_tables WHERE tablename IN ('made_by_second', 'pages')`)
    expect(made.rows).toEqual([{ tableowner: app }, { tableowner: app }])
    await expect(client.query('DELETE FROM audit_log')).rejects.toThrow(/permission denied/)
  } finally {
    await client.end()
    await admin.query(`ALTER ROLE ${app} LOGIN; DROP ROLE ${second}`)
  }
})
