import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { bundleProgram } from '../bundle-program'
import { runApart } from '../run-apart'

/**
 * How far a database has come: `migrated` has the newest schema and nothing else, `staffed` one person for each first login of
 * `serveCms`, whose passwords take a second to make.
 */
export type Beginning = 'migrated' | 'staffed'

/** Where the server of this run is asked for databases; nothing where the tests are to use the database that the product brings. */
const serverOf = () =>
  process.env['SONA_TEST_DATABASE'] === 'postgres' ? process.env['SONA_TEST_POSTGRES'] : undefined

/** Whether what is tested now keeps its data on a server. */
export function isOnPostgres(): boolean {
  return serverOf() !== undefined
}

/** What a program of the product is told of where its data is. */
export type DataSettings = { SONA_DATA: string; DATABASE_URL?: string }

let count = 0
const known = new Map<string, string>()

/** The settings of a program whose data directory this is; on a server it has a database of its own, which is made now if it has none yet. */
export async function dataSettings(directory: string): Promise<DataSettings> {
  if (!isOnPostgres()) return { SONA_DATA: directory }
  const name = known.get(directory) ?? newName()
  if (!known.has(directory)) await makeDatabase(name)
  known.set(directory, name)
  return { SONA_DATA: directory, DATABASE_URL: addressOf(name) }
}

/** Gives a data directory the database of another one, as several processes of one CMS have theirs. */
export function shareDatabase(directory: string, other: string): void {
  const name = known.get(other)
  if (name !== undefined) known.set(directory, name)
}

/** Notes that the database of a data directory is the one that this process has the address of. */
export function noteOwn(directory: string): void {
  if (isOnPostgres()) known.set(directory, nameOf(process.env['DATABASE_URL'] ?? ''))
}

/** The address of the database of this test file. */
export function ownAddress(): string {
  return process.env['DATABASE_URL'] ?? ''
}

/** The name of a database that this process has not used yet. */
export function newName(): string {
  count += 1
  return `test_${process.pid}_${count}_${Date.now()}`
}

/** The address of a database of the server of this run. */
export function addressOf(name: string): string {
  const url = new URL(serverOf() ?? '')
  url.pathname = `/${name}`
  return url.href
}

/** The name of the database that an address leads to. */
export function nameOf(url: string): string {
  return new URL(url).pathname.slice(1)
}

/** Makes a database, in place of one of this name. @param template what it begins as; nothing is in it otherwise. */
export async function makeDatabase(name: string, template?: string): Promise<void> {
  await onServer(async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template ?? 'template0'}`)
  })
}

/** Removes one, whoever has it open. */
export async function removeDatabase(name: string): Promise<void> {
  await onServer((client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
}

/** Gives a data directory a database that has come so far, and what belongs to it. The first one of a run that is asked for is made. */
export async function begin(beginning: Beginning, name: string, directory: string): Promise<void> {
  const made = join(process.env['SONA_MADE_ONCE'] ?? '', `postgres-${beginning}`)
  const template = `begun_${beginning}`
  await onServer(async (client) => {
    // One at a time: whoever waits finds what the first has made.
    await client.query('SELECT pg_advisory_lock(1)')
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template])
    if (rowCount === 0) await makeTemplate(beginning, template, made)
  })
  await makeDatabase(name, template)
  if (existsSync(made)) cpSync(made, directory, { recursive: true })
}

async function makeTemplate(beginning: Beginning, template: string, made: string): Promise<void> {
  const [making, directory] = [`making_${beginning}`, `${made}-making`]
  await makeDatabase(making)
  mkdirSync(directory, { recursive: true })
  const program = [await bundleProgram('tests/support/postgres/begin-program.ts'), beginning]
  const settings = { SONA_DATA: directory, DATABASE_URL: addressOf(making) }
  const { status, output, error } = await runApart([process.execPath, ...program], settings)
  if (status !== 0) throw new Error(`The database could not be begun:\n${output}${error}`)
  await onServer((client) => client.query(`ALTER DATABASE ${making} RENAME TO ${template}`))
  renameSync(directory, made)
}

async function onServer<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: serverOf() })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
