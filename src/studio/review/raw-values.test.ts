import type { Field } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
}, 120_000)
afterAll(() => cms.close())

/** The fields that somebody sees who opens a document, without what stands in a part that opens only when it is asked for. */
function seenIn(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    if (field.admin && 'hidden' in field.admin && field.admin.hidden) return []
    if (field.type === 'collapsible') return field.admin?.initCollapsed ? [] : seenIn(field.fields)
    return 'name' in field && field.name ? [field.name] : []
  })
}

it.each(['reviews', 'audit-log', 'comments'] as const)('people, not numbers and hashes, stand in %s', (slug) => {
  const { fields, admin } = cms.payload.collections[slug].config
  const machine = ['actor', 'author', 'submittedBy', 'decidedBy', 'hash', 'previous', 'before', 'after', 'details']
  const seen = seenIn(fields)
  expect(seen.some((name) => name.endsWith('Name'))).toBe(true)
  expect(seen.filter((name) => machine.includes(name))).toEqual([])
  expect(admin.defaultColumns?.filter((name) => machine.includes(name))).toEqual([])
})

it('a verdict is drawn as sentences, and stands in no list', () => {
  const verdict = cms.payload.collections.reviews.config.fields.find(
    (field) => 'name' in field && field.name === 'verdict',
  )
  expect(verdict?.admin).toMatchObject({
    components: { Field: '/studio/review/VerdictSentences#VerdictField' },
    disableListColumn: true,
  })
})
