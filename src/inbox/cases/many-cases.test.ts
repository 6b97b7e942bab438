import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { clientOf } from '@/src/database/sqlite-connection'
import { askDatabase, openTestCms, type TestCms } from '@/tests/support/open-test-cms'
import { type CaseQuery, findCases } from './find-cases'

type Person = Awaited<ReturnType<TestCms['person']>>
let cms: TestCms
let [compliance, investigator, editor]: Person[] = []
const nothing: CaseQuery = { view: 'all', state: null, formKey: null, tag: null, reference: null, inbox: null, page: 1 }

beforeAll(async () => {
  cms = await openTestCms()
  compliance = await cms.person('compliance')
  investigator = await cms.person('investigator')
  editor = await cms.person('editor')
}, 180_000)
afterAll(() => cms.close())
beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})

const asPerson = (user: Person | undefined): Promise<PayloadRequest> =>
  createLocalReq({ ...(user && { user: { ...user, collection: 'users' } }) }, cms.payload)
const run = (sql: string, args: (string | number | null)[] = []) => askDatabase(cms, sql, args)

/** Many at once, past the interface: what is asked of them is asked through it. */
async function fill(count: number, audience: string) {
  await run(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
    INSERT INTO submissions (reference, form_key, received_on, state, due_on, version_hash, locale, audience, is_test, answers, files, delivery_id)
    SELECT '${audience}-' || i, 'complaint', date('2026-01-01', (i % 300) || ' days'),
      CASE i % 5 WHEN 0 THEN 'new' WHEN 1 THEN 'work' WHEN 2 THEN 'waiting' WHEN 3 THEN 'answered' ELSE 'done' END,
      CASE WHEN i % 10 = 0 THEN '2026-02-01' END, 'x', 'pt', '${audience}', 0, '{"story":"CANARY"}', '[]', '${audience}' || i
    FROM n`,
    [count],
  )
}

describe('5,000 cases', () => {
  beforeAll(async () => {
    await fill(5_000, 'staff')
    await fill(20, 'investigators')
  })

  /** The statements that work costs, and the rows that come out of the database. */
  async function costOf<Result>(work: () => Promise<Result>) {
    const $client = clientOf(cms.payload.db.drizzle)
    const asked: string[] = []
    let rows = 0
    const execute = $client.execute.bind($client)
    const spy = vi.spyOn($client, 'execute').mockImplementation(async (...args: Parameters<typeof execute>) => {
      const found = await execute(...args)
      const [statement] = args
      asked.push(typeof statement === 'string' ? statement : statement.sql)
      rows += found.rows.length
      return found
    })
    const found = await work()
    spy.mockRestore()
    return {
      found,
      statements: asked.length,
      tables: new Set(asked.flatMap((sql) => sql.match(/"submissions_\w+"/g) ?? [])),
      rows,
    }
  }
  const list = async (query: CaseQuery) => {
    const req = await asPerson(compliance)
    return costOf(() => findCases(req, query))
  }

  it('cost as many statements and rows as a few do, whatever page and view', async () => {
    const first = await list(nothing)
    expect(first.found).toMatchObject({ total: 5_000, pages: 100 })
    expect(first.found.cases).toHaveLength(50)
    const last = await list({ ...nothing, page: 100 })
    const overdue = await list({ ...nothing, view: 'overdue' })
    for (const { statements, rows } of [first, last, overdue]) {
      expect(statements).toBeGreaterThanOrEqual(12)
      expect(statements).toBeLessThanOrEqual(15)
      expect(rows).toBeLessThanOrEqual(120)
    }
    const plan = await run(
      `EXPLAIN QUERY PLAN SELECT id FROM submissions WHERE audience = 'staff' AND is_test = 0 ORDER BY received_on DESC LIMIT 50`,
    )
    expect(JSON.stringify(plan)).toMatch(/USING (COVERING )?INDEX audience_isTest/)
  })

  it('are looked through for a word with one statement for fifty of them, and nothing of other tables', async () => {
    const { findInContent } = await import('../find-in-content')
    const question = { access: { audience: { equals: 'staff' } }, term: 'Canary' }
    const { found, statements, tables, rows } = await costOf(() => findInContent(cms.payload, question))
    expect(found).toMatchObject({ count: 5_000 })
    expect(found.hits).toHaveLength(200)
    expect(statements).toBe(101)
    expect([...tables]).toEqual([])
    expect(rows).toBe(5_000)
  })

  it('are counted by view and state, and are those of the person alone', async () => {
    const { found } = await list(nothing)
    expect(Object.fromEntries(found.counts)).toEqual({
      ...{ open: 3_000, mine: 0, unassigned: 3_000, overdue: 500, all: 5_000, trials: 0 },
    })
    expect(Object.fromEntries(found.states)).toEqual({
      new: 1000,
      work: 1000,
      waiting: 1000,
      answered: 1000,
      done: 1000,
    })
    const own = await findCases(await asPerson(investigator), nothing)
    expect(own.total).toBe(20)
    expect(own.cases.every(({ reference }) => reference.startsWith('investigators'))).toBe(true)
    await expect(findCases(await asPerson(editor), nothing)).rejects.toThrow()
    await expect(findCases(await asPerson(undefined), nothing)).rejects.toThrow()
    expect(JSON.stringify(found.cases)).not.toContain('CANARY')
  })
})
