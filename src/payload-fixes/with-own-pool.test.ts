import { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askDatabase, openTestCms, type TestCms } from '@/tests/support/open-test-cms'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms({ DATABASE_POOL: '2' })
}, 120_000)
afterAll(() => cms.close())

const trusted = { depth: 0, overrideAccess: true } as const // the test's own
const poolOf = () => {
  const pool: unknown = Reflect.get(cms.payload.db, 'pool')
  if (!(pool instanceof Pool)) throw new Error('There is no pool')
  return pool
}

it('24 saves at once are all carried out by a pool of two connections', async () => {
  expect(poolOf().options.max).toBe(2)
  const pages = await Promise.all(
    Array.from({ length: 24 }, (_, number) =>
      cms.payload.create({
        collection: 'pages',
        locale: 'pt',
        data: {
          title: `Página ${number}`,
          slug: `pagina-${number}`,
          section: 'general',
          pageType: 'page',
          layout: [{ id: 'hero', blockType: 'pageHero', title: `Página ${number}` }],
          _status: 'published',
        },
        ...trusted,
      }),
    ),
  )
  await Promise.all(
    pages.map(({ id }) =>
      cms.payload.update({
        collection: 'pages',
        id,
        locale: 'pt',
        data: { slug: `outra-${id}`, _status: 'published' },
        ...trusted,
      }),
    ),
  )
  expect(await askDatabase(cms, `SELECT slug FROM pages_locales WHERE slug LIKE 'outra-%'`)).toHaveLength(24)
  expect(poolOf().waitingCount).toBe(0)
}, 60_000)

it('a migration is carried out as a whole, with the note that it was, or not at all', async () => {
  const { sql } = await import('@payloadcms/db-postgres')
  const up = async ({ db }: { db: { execute: (statement: unknown) => Promise<unknown> } }) => {
    await db.execute(sql.raw('CREATE TABLE half (id int)'))
    throw new Error('the other half')
  }
  const exit = process.exit
  let code: unknown
  // Payload ends the process of a migration that fails.
  Reflect.set(process, 'exit', (given: unknown) => {
    code = given
  })
  try {
    Reflect.apply(cms.payload.db.migrate, cms.payload.db, [{ migrations: [{ name: 'failing', up, down: up }] }])
    await expect.poll(() => code).toBe(1)
  } finally {
    process.exit = exit
  }
  expect(await askDatabase(cms, `SELECT to_regclass('half') IS NULL AS gone`)).toEqual([{ gone: 1 }])
  expect(await askDatabase(cms, `SELECT name FROM payload_migrations WHERE name = 'failing'`)).toEqual([])
  // Everything else has no transaction, before a migration and after it.
  expect(await cms.payload.db.beginTransaction()).toBeNull()
})

it('keeps no connection for itself, and ends them all with the CMS', async () => {
  const pool = poolOf()
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0)
  await cms.payload.destroy()
  expect(pool.ended).toBe(true)
  expect(pool.totalCount).toBe(0)
})
