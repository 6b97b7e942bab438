import { afterAll, beforeAll, expect, it } from 'vitest'
import { askDatabase, openTestCms, type TestCms } from '@/tests/support/open-test-cms'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
}, 120_000)
afterAll(() => cms.close())

it('has an act once whose entry was stored by a database that was gone before it answered', async () => {
  const { appendAudit } = await import('./append-audit')
  const record = (reason: string) => appendAudit(cms.payload, { action: 'tried', subject: 'audit-log', reason })
  const { db } = cms.payload
  const create = db.create
  await record('before')
  db.create = async (...entry) => {
    await Reflect.apply(create, db, entry)
    db.create = create
    throw new Error('The connection ended')
  }
  await record('unanswered')
  await record('after')
  expect(await askDatabase(cms, 'SELECT number, reason FROM audit_log ORDER BY number')).toMatchObject([
    { number: 1, reason: 'before' },
    { number: 2, reason: 'unanswered' },
    { number: 3, reason: 'after' },
  ])
})
