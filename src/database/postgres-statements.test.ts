import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { askDatabase, openTestCms, type TestCms } from '@/tests/support/open-test-cms'
import { ownAddress } from '@/tests/support/postgres/own-database'

const id = '8d7f0c5e-1d2a-4b6e-9a55-0f7e7f7c9b01'
const otherId = '0f7e7f7c9b018d7f0c5e1d2a4b6e9a55'
const trusted = { depth: 0, overrideAccess: true } as const // the test's own

let cms: TestCms
const beside = new Client({ connectionString: ownAddress() })
beforeAll(async () => {
  cms = await openTestCms({ DATABASE_POOL: '2', REQUEST_LOG: 'json' })
  await beside.connect()
}, 120_000)
afterAll(async () => {
  await beside.end()
  await cms.close()
})

const during = async <Done>(request: string, work: () => Promise<Done>) => {
  const { withRequestId } = await import('@/src/platform/request-id')
  return withRequestId(request, work)
}

/** What the CMS's connections do now, as an operator sees it. */
async function seen(): Promise<string[]> {
  const { rows } = await beside.query<{ query: string }>(
    `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND state = 'active'`,
  )
  return rows.map(({ query }) => query)
}

/** Has everything wait that reads pages, until the test is over. */
async function holdPages(): Promise<() => Promise<unknown>> {
  const holder = new Client({ connectionString: ownAddress() })
  await holder.connect()
  onTestFinished(() => holder.end())
  await holder.query('BEGIN; LOCK TABLE pages IN ACCESS EXCLUSIVE MODE')
  return () => holder.query('ROLLBACK')
}

it('of the CMS and of our own, asked while a request is answered, are seen with its id', async () => {
  const letGo = await holdPages()
  const found = during(id, () => cms.payload.find({ collection: 'pages', limit: 1, ...trusted }))
  const asked = during(otherId, () => askDatabase(cms, 'SELECT pg_sleep(0.5)'))
  await vi.waitFor(async () => {
    const statements = await seen()
    expect(statements.filter((each) => each.startsWith(`/* request=${id} */ select`))).toHaveLength(1)
    expect(statements).toContain(`/* request=${otherId} */ SELECT pg_sleep(0.5)`)
  })
  await asked
  await letGo()
  await expect(found).resolves.toMatchObject({ docs: [] })
})

it('that waited for a connection are named after who asked, not after who gave it back', async () => {
  const sleeps = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(32))
  const all = sleeps.map((each) =>
    during(each, () => askDatabase(cms, `SELECT '${each}' AS own, current_query() AS said, pg_sleep(0.05)`)),
  )
  for (const [row] of await Promise.all(all)) {
    const { own, said } = Object(row)
    expect(said).toContain(`/* request=${own} */`)
  }
  const [first, second, none] = await Promise.all([
    during(id, () => askDatabase(cms, 'SELECT current_query() AS said, pg_sleep(0.1)')),
    during(otherId, () => askDatabase(cms, 'SELECT current_query() AS said, pg_sleep(0.1)')),
    askDatabase(cms, 'SELECT current_query() AS said'),
  ])
  expect([Object(first?.[0]).said, Object(second?.[0]).said]).toEqual([
    expect.stringContaining(id),
    expect.stringContaining(otherId),
  ])
  expect(none).toEqual([{ said: 'SELECT current_query() AS said' }])
})

it('have no comment of what is no id', async () => {
  for (const wrong of ['x', `${id} */ DROP TABLE pages; /*`, 'not-an-id-of-any-kind', 'a'.repeat(65)])
    expect(await during(wrong, () => askDatabase(cms, 'SELECT current_query() AS said'))).toEqual([
      { said: 'SELECT current_query() AS said' },
    ])
})

it('that are prepared under a name are still prepared once, for every request', async () => {
  const { openPool } = await import('./postgres-client')
  const pool = openPool(1)
  onTestFinished(() => pool.end())
  const ask = async (request: string) =>
    (await during(request, () => pool.query({ name: 'twice', text: 'SELECT $1::int AS one', values: [1] }))).rows
  expect([await ask(id), await ask(otherId)]).toEqual([[{ one: 1 }], [{ one: 1 }]])
  const { rows } = await pool.query('SELECT name FROM pg_prepared_statements')
  expect(rows).toEqual([{ name: 'twice' }])
  // And by a connection that was asked for.
  const client = await during(id, () => pool.connect())
  const asked = await during(otherId, () => client.query('SELECT current_query() AS said'))
  client.release()
  expect(asked.rows).toEqual([{ said: `/* request=${otherId} */ SELECT current_query() AS said` }])
})

it('are spans of what is done, with the table that they ask and nothing of what they ask for', async () => {
  const { spanChannel } = await import('@/src/platform/spans')
  const spans: unknown[] = []
  const endAnswering = spanChannel.answer(({ name, attributes }) => ({
    run: (work) => work(),
    note: () => undefined,
    traceparent: '',
    end: ({ isFailed } = { isFailed: false }) =>
      void spans.push({ name, isFailed, said: Object.values(attributes ?? {}) }),
  }))
  onTestFinished(endAnswering)
  await cms.payload.find({ collection: 'pages', where: { slug: { equals: 'ana-lopes' } }, limit: 1, ...trusted })
  expect(spans).toContainEqual({ name: 'SELECT pages', isFailed: false, said: ['postgresql', 'SELECT pages'] })
  await expect(askDatabase(cms, 'DELETE FROM nowhere WHERE name = ?', ['ana-lopes'])).rejects.toThrow('nowhere')
  expect(spans.at(-1)).toMatchObject({ name: 'DELETE nowhere', isFailed: true })
  expect(JSON.stringify(spans)).not.toContain('ana')
})
