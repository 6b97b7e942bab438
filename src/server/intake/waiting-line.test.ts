import { expect, it } from 'vitest'
import { openNetworkBudget } from './network-budget'
import { openWaitingLine } from './waiting-line'

it('lets networks take turns: one that sent a thousand keeps one that sent one waiting for one', () => {
  const line = openWaitingLine<string>(2_000)
  for (let index = 0; index < 1_000; index++) line.add(`junk ${index}`, '203.0.113')
  line.add('report', '198.51.100')
  expect([line.next(), line.next(), line.next()]).toEqual(['junk 0', 'report', 'junk 1'])
  expect(line.size()).toBe(998)
})

it('has room for so many, and takes it from the network that has the most', () => {
  const line = openWaitingLine<string>(3)
  expect(line.add('a', 'one')).toBeUndefined()
  expect(line.add('b', 'two')).toBeUndefined()
  expect(line.add('c', 'two')).toBeUndefined()
  expect(line.add('d', 'one')).toBe('a')
  expect([line.next(), line.next(), line.next(), line.next()].sort()).toEqual(['b', 'c', 'd', undefined])
})

it('takes in two of a network at a time, ten in a row, and then one every two seconds', () => {
  let clock = 0
  const budget = openNetworkBudget(() => clock)
  expect([1, 2, 3].map(() => budget.begin('one'))).toEqual([true, true, false])
  expect(budget.begin('two')).toBe(true)
  for (let index = 2; index < 10; index++) {
    budget.end('one')
    expect(budget.begin('one')).toBe(true)
  }
  budget.end('one')
  expect(budget.begin('one')).toBe(false)
  clock += 2_000
  expect([budget.begin('one'), budget.begin('one')]).toEqual([true, false])
})

it('lets a network that has sent a few within a minute give way while others wait, and no other', () => {
  let clock = 0
  const budget = openNetworkBudget(() => clock)
  const send = (network: string, isCrowded: boolean) => {
    const isTaken = budget.begin(network, isCrowded)
    if (isTaken) budget.end(network)
    return isTaken
  }
  // A report, its files, and the code typed again.
  expect([1, 2, 3, 4].map(() => send('one', true))).toEqual([true, true, true, false])
  expect(send('two', true)).toBe(true)
  // Where nobody waits it may send on.
  expect(send('one', false)).toBe(true)
  clock += 30_000
  expect([send('one', true), send('one', true)]).toEqual([true, false])
})
