import type { DateField, Field } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
}, 120_000)
afterAll(() => cms.close())

type Found = { name: string; format: string | undefined; clock: unknown }

const found = ({ name, admin: { date, components, hidden = false } = {} }: DateField): Found => ({
  name,
  format: date?.displayFormat?.toString(),
  clock: hidden || date?.pickerAppearance === 'dayOnly' ? 'none' : components?.Field,
})

function datesIn(fields: readonly Field[]): Found[] {
  return fields.flatMap((field): Found[] => [
    ...(field.type === 'date' ? [found(field)] : []),
    ...('fields' in field ? datesIn(field.fields) : []),
    ...('tabs' in field ? field.tabs.flatMap((tab) => datesIn(tab.fields)) : []),
    ...('blocks' in field ? field.blocks.flatMap((block) => datesIn(block.fields)) : []),
  ])
}

function allDates(): Found[] {
  const { collections, globals, blocks = [] } = cms.payload.config
  return [...collections, ...globals, ...blocks].flatMap(({ fields }) => datesIn(fields))
}

it('writes every date of the CMS with its year, the day first', () => {
  const dates = allDates()
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

it('shows and takes every moment by the clock of the country, wherever the browser is', () => {
  const moments = allDates().filter(({ clock }) => clock !== 'none')
  expect(moments.map(({ name }) => name)).toEqual(expect.arrayContaining(['dueAt', 'from', 'until', 'askedAt']))
  expect(moments.filter(({ clock }) => clock !== '/studio/dates/MomentField.client#MomentField')).toEqual([])
})
