import type { Field } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
}, 120_000)
afterAll(() => cms.close())

type Found = { name: string; format: string | undefined }

function datesIn(fields: readonly Field[]): Found[] {
  return fields.flatMap((field): Found[] => [
    ...(field.type === 'date' ? [{ name: field.name, format: field.admin?.date?.displayFormat?.toString() }] : []),
    ...('fields' in field ? datesIn(field.fields) : []),
    ...('tabs' in field ? field.tabs.flatMap((tab) => datesIn(tab.fields)) : []),
    ...('blocks' in field ? field.blocks.flatMap((block) => datesIn(block.fields)) : []),
  ])
}

it('writes every date of the CMS with its year, the day first', () => {
  const { collections, globals, blocks = [] } = cms.payload.config
  const dates = [...collections, ...globals, ...blocks].flatMap(({ fields }) => datesIn(fields))
  const names = new Set(dates.map(({ name }) => name))
  for (const name of [
    'visibleFrom',
    'validFrom',
    'validUntil',
    'publishedOn',
    'day',
    'from',
    'submittedAt',
    'updatedAt',
  ])
    expect(names, name).toContain(name)
  expect(dates.filter(({ format }) => !format?.startsWith('dd/MM/yyyy'))).toEqual([])
})
