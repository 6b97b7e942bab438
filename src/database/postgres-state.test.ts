import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { addressOf, makeDatabase, newName } from '@/tests/support/postgres/own-database'
import { type Ask, askPostgres, openClient } from './postgres-client'
import {
  fillWhole,
  isFilled,
  readMigrationNames,
  recoverUnfinished,
  refuseForeign,
  takePreparation,
} from './postgres-state'
import { UnreachableDatabase } from './unreachable-database'

const some = `CREATE TYPE kind AS ENUM ('a'); CREATE TABLE things (id serial PRIMARY KEY, kind kind);
  CREATE TABLE parts (thing int REFERENCES things);
  CREATE FUNCTION told() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
  CREATE TRIGGER telling AFTER INSERT ON things FOR EACH ROW EXECUTE FUNCTION told()`

const left = (ask: Ask) =>
  ask(`SELECT relname::text AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace
    UNION ALL SELECT typname::text FROM pg_type WHERE typnamespace = 'public'::regnamespace
    UNION ALL SELECT proname::text FROM pg_proc WHERE pronamespace = 'public'::regnamespace`)

describe('filling an empty database', () => {
  it('leaves it empty when it fails, and can be tried again', () =>
    askPostgres(async (ask) => {
      expect(await isFilled(ask)).toBe(false)
      const failing = fillWhole(ask, async () => {
        await ask(some)
        throw new Error('no content')
      })
      await expect(failing).rejects.toThrow('no content')
      expect(await left(ask)).toEqual([])
      await fillWhole(ask, async () => {
        await ask(some)
      })
      expect(await isFilled(ask)).toBe(true)
      // Whole, it is not taken for something unfinished.
      await recoverUnfinished(ask)
      expect(await isFilled(ask)).toBe(true)
      await ask('DROP TABLE things CASCADE; DROP TABLE parts; DROP TYPE kind; DROP FUNCTION told')
    }))

  it('that never ended is forgotten by the next start', async () => {
    await askPostgres(async (ask) => {
      // The process is killed in its midst.
      await Promise.race([
        fillWhole(ask, () => ask(some).then(() => new Promise<void>(() => undefined))),
        new Promise((done) => setTimeout(done, 300)),
      ])
      expect(await isFilled(ask)).toBe(true)
    })
    await askPostgres(async (ask) => {
      await recoverUnfinished(ask)
      expect(await left(ask)).toEqual([])
    })
  })
})

it('that another program has filled is left alone, in a sentence', () =>
  askPostgres(async (ask) => {
    await expect(refuseForeign(ask)).resolves.toBeUndefined()
    await ask('CREATE TABLE accounts (id int)')
    await expect(refuseForeign(ask)).rejects.toThrow(/holds tables of another program. Nothing was changed/)
    await ask('CREATE TABLE payload_migrations (id int)')
    await expect(refuseForeign(ask)).resolves.toBeUndefined()
    await ask('DROP TABLE accounts; DROP TABLE payload_migrations')
  }))

it('knows the migrations that were carried out, and none that was changed by hand', () =>
  askPostgres(async (ask) => {
    expect(await readMigrationNames(ask)).toEqual([])
    await ask(`CREATE TABLE payload_migrations (id serial, name varchar, batch numeric);
      INSERT INTO payload_migrations (name, batch) VALUES ('one', 1), ('dev', -1), ('two', 2)`)
    expect(await readMigrationNames(ask)).toEqual(['one', 'two'])
    await ask('DROP TABLE payload_migrations')
  }))

it('is prepared by one at a time, from whatever machine', async () => {
  const order: string[] = []
  const first = askPostgres(async (ask) => {
    await takePreparation(ask)
    order.push('first')
    await ask('SELECT pg_sleep(0.3)')
    order.push('first done')
  })
  await expect.poll(() => order).toEqual(['first'])
  await askPostgres(async (ask) => {
    await takePreparation(ask)
    order.push('second')
  })
  await first
  expect(order).toEqual(['first', 'first done', 'second'])
})

it('says in a sentence that it cannot be opened, and never with what password', async () => {
  const name = newName()
  await makeDatabase(name)
  const address = new URL(addressOf(name))
  await using(address.href, (client) => client.query(`CREATE ROLE guest LOGIN PASSWORD 'right'`))
  address.username = 'guest'
  address.password = 'not-the-right-one'
  const refused = openClient(address.href)
  await expect(refused).rejects.toThrow(UnreachableDatabase)
  await expect(refused).rejects.toThrow(
    /DATABASE_URL.*password authentication failed for user "guest".*Nothing was changed/,
  )
  await expect(refused).rejects.not.toThrow('not-the-right-one')
  await expect(openClient('postgres://a:b@127.0.0.1:1/nowhere')).rejects.toThrow(/ECONNREFUSED/)
  await using(addressOf(name), (client) => client.query('DROP ROLE guest'))
})

async function using(connectionString: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  await work(client)
  await client.end()
}
