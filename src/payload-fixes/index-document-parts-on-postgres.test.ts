import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { askDatabase, openTestCms, type TestCms } from '@/tests/support/open-test-cms'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
}, 120_000)
afterAll(() => cms.close())

const named = z.array(z.object({ table: z.string(), columns: z.string() }))

it('every table with parts of documents is found by the document', async () => {
  const indexes = named.parse(
    await askDatabase(
      cms,
      `SELECT t.relname::text AS table, string_agg(a.attname::text, ',' ORDER BY a.attnum) AS columns
        FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid JOIN pg_attribute a ON a.attrelid = i.indexrelid
        WHERE t.relname LIKE '%\\_locales' OR t.relname LIKE '%\\_texts' GROUP BY t.relname, i.indexrelid`,
    ),
  )
  const tables = [...new Set(indexes.map(({ table }) => table))]
  expect(tables.length).toBeGreaterThan(20)
  const without = tables.filter(
    (table) => !indexes.some((index) => index.table === table && ['_parent_id', 'parent_id'].includes(index.columns)),
  )
  expect(without).toEqual([])
})
