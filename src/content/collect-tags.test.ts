import { afterEach, expect, it, vi } from 'vitest'
import { collectTags } from './collect-tags'

afterEach(() => {
  vi.useRealTimers()
})

it('makes a page that holds a simulator depend on the simulator and on the day', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T23:30:00Z') })
  const simulator = { __typename: 'Simulator', id: 4, products: [{ __typename: 'CreditProduct' }] }
  const layout = [{ __typename: 'SimulatorSlotBlock', id: 'row', simulator }]
  const page = { __typename: 'Page', id: 7, layout }
  const tags = collectTags({ operation: 'DocumentByPath', variables: {}, data: { Pages: { docs: [page] } } })
  expect([...tags].sort()).toEqual(['Page:7', 'Page:7:card', 'Simulator:4:card', 'day:2026-11-21'])
  const plain = { ...page, layout: [] }
  const others = collectTags({ operation: 'DocumentByPath', variables: {}, data: { Pages: { docs: [plain] } } })
  expect([...others].sort()).toEqual(['Page:7', 'Page:7:card'])
})

it('makes a page that shows exchange rates depend on them, on what holds for all of them, and on the day', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') })
  const rates = { __typename: 'ExchangeRate', id: 3, day: '2026-11-20T12:00:00.000Z' }
  const data = { Own: { docs: [rates] }, Reference: { docs: [] }, ExchangeSettings: { businessDays: 3 } }
  expect([...collectTags({ operation: 'LatestExchangeRates', variables: {}, data })].sort()).toEqual([
    'ExchangeRate:3:card',
    'day:2026-11-20',
    'global:ExchangeSettings',
    'list:ExchangeRate',
  ])
})

it('makes a page that shows how rates went depend on all of them', () => {
  const data = { ExchangeRates: { docs: [{ __typename: 'ExchangeRate', id: 2 }] } }
  expect([...collectTags({ operation: 'RateHistory', variables: { source: 'bank' }, data })].sort()).toEqual([
    'ExchangeRate:2:card',
    'list:ExchangeRate',
  ])
})

it('makes a list of branches depend on each, and on the day when one of them is different on some days', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T23:30:00Z') })
  const tagsOf = (exceptions: readonly object[]) => {
    const docs = [
      { __typename: 'Branch', id: 1, exceptions },
      { __typename: 'Branch', id: 2, exceptions: null },
    ]
    return [...collectTags({ operation: 'AllBranches', variables: {}, data: { Branches: { docs } } })].sort()
  }
  expect(tagsOf([])).toEqual(['Branch:1:card', 'Branch:2:card', 'list:Branch'])
  expect(tagsOf([{ from: '2026-12-24' }])).toEqual(['Branch:1:card', 'Branch:2:card', 'day:2026-11-21', 'list:Branch'])
})

it('makes a page depend on the shared blocks that it names, also on those that are not public', () => {
  const page = { __typename: 'Page', id: 1, sharedBlocks: [7, 8], layout: [] }
  const data = { Pages: { docs: [page] } }
  expect([...collectTags({ operation: 'DocumentByPath', variables: {}, data })].sort()).toEqual([
    'Page:1',
    'Page:1:card',
    'SharedBlock:7:card',
    'SharedBlock:8:card',
  ])
})
