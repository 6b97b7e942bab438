import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { askDatabase, openTestCms, type TestCms } from '@/tests/support/open-test-cms'
import { learnSizes } from './learn-sizes'
import { dialect } from './own-dialect'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
}, 120_000)
afterAll(() => cms.close())

const rows = (from: number, to: number) =>
  `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to})`

/** The question by which a page is found for a visitor, as Payload asks it. */
const byAddress = `SELECT DISTINCT pages.id, pages.created_at FROM pages
  LEFT JOIN pages_locales ON pages.id = pages_locales._parent_id AND pages_locales._locale = 'pt'
  WHERE pages_locales.path = '/p1500' AND pages_locales._status = 'published' ORDER BY pages.created_at DESC LIMIT 1`

// PostgreSQL looks by itself; what it is told is the same statement.
it.runIf(dialect.name === 'sqlite')('has a page found by its address, and not by all that is published', async () => {
  const plan = async () =>
    z.array(z.object({ detail: z.string() })).parse(await askDatabase(cms, `EXPLAIN QUERY PLAN ${byAddress}`))[0]
      ?.detail
  await askDatabase(cms, `${rows(1, 3000)} INSERT INTO pages (id) SELECT i FROM n`)
  await askDatabase(
    cms,
    `${rows(1, 3000)} INSERT INTO pages_locales (path, _status, _locale, _parent_id) SELECT '/p' || i, 'published', 'pt', i FROM n`,
  )
  expect(await plan()).toContain('pages__status_idx')
  await learnSizes(cms.payload)
  expect(await plan()).toContain('pages_path_idx')
})

it.runIf(dialect.name === 'postgres')('is understood by a server', async () => {
  await expect(learnSizes(cms.payload)).resolves.toBeUndefined()
})
