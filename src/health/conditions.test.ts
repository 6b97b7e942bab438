import { afterEach, expect, it, vi } from 'vitest'
import { endCondition, holdCondition, listConditions, showConditionsOf } from './conditions'

const text = { pt: 'O disco está quase cheio.', en: 'The disk is nearly full.' }

afterEach(() => {
  for (const { name } of listConditions()) endCondition(name)
})

it('lists what holds, faults first, and forgets what has ended', () => {
  holdCondition({ name: 'weaker-audit-key', kind: 'notice', text })
  holdCondition({ name: 'low-disk', kind: 'fault', text })
  expect(listConditions()).toMatchObject([{ name: 'low-disk' }, { name: 'weaker-audit-key' }])
  endCondition('low-disk')
  expect(listConditions()).toMatchObject([{ name: 'weaker-audit-key' }])
})

it('keeps the moment at which a condition began, until it ends', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') })
  holdCondition({ name: 'low-disk', kind: 'fault', text })
  vi.setSystemTime(new Date('2026-11-22T11:00:00Z'))
  holdCondition({ name: 'low-disk', kind: 'fault', text })
  expect(listConditions()).toMatchObject([{ since: '2026-11-22T10:00:00.000Z' }])
  endCondition('low-disk')
  holdCondition({ name: 'low-disk', kind: 'fault', text })
  expect(listConditions()).toMatchObject([{ since: '2026-11-22T11:00:00.000Z' }])
  vi.useRealTimers()
})

it('is one list for all copies of the module that a process has', async () => {
  vi.resetModules()
  const copy = await import('./conditions')
  copy.holdCondition({ name: 'damaged-database', kind: 'fault', text })
  expect(listConditions()).toMatchObject([{ name: 'damaged-database' }])
  copy.endCondition('damaged-database')
  expect(listConditions()).toEqual([])
})

it('shows those of another process, and does not pass them for its own', () => {
  const since = '2026-11-22T10:00:00.000Z'
  let ofOther = [{ name: 'closed-database', kind: 'fault', text, since } as const]
  showConditionsOf(() => ofOther)
  holdCondition({ name: 'low-disk', kind: 'fault', text })
  expect(listConditions().map(({ name }) => name)).toEqual(['closed-database', 'low-disk'])
  expect(listConditions('process').map(({ name }) => name)).toEqual(['low-disk'])
  ofOther = []
  expect(listConditions().map(({ name }) => name)).toEqual(['low-disk'])
})
