import { expect, it } from 'vitest'
import { createFairQueue } from './fair-queue'

/** Work that ends when it is told to, and writes down when it began. */
function createWork(limits: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  const queue = createFairQueue({ atOnce: 1, waitingPerNetwork: 5, waitingInAll: 20, ...limits })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (name: string, network: string) =>
    queue.take(network, () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.push(() => resolve(name)))
    })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const endOne = async () => {
    await settle()
    ends.shift()?.()
    await settle()
  }
  return { queue, begun, ask, endOne }
}

it('does not keep one network waiting for all that another one asks', async () => {
  const { begun, ask, endOne } = createWork()
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(name, 'a')
  void ask('b1', 'b')
  void ask('c1', 'c')
  void ask('b2', 'b')
  for (let turn = 0; turn < 6; turn++) await endOne()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

it('refuses what is too much for one network, while others are taken', async () => {
  const { ask, begun, endOne } = createWork({ waitingPerNetwork: 2 })
  for (const name of ['a1', 'a2', 'a3']) expect(ask(name, 'a')).not.toBeNull()
  expect(ask('a4', 'a')).toBeNull()
  expect(ask('b1', 'b')).not.toBeNull()
  await endOne()
  expect(begun).toEqual(['a1', 'a2'])
  // There is room again.
  expect(ask('a5', 'a')).not.toBeNull()
})

it('has an end to what waits in all, however many networks ask', () => {
  const { ask } = createWork({ waitingInAll: 3 })
  const taken = Array.from({ length: 10 }, (_, number) => ask(`${number}`, `network ${number}`))
  expect(taken.filter((answer) => answer !== null)).toHaveLength(4)
})

it('does as much at once as it may, and goes on after work that fails', async () => {
  const { queue, begun, ask } = createWork({ atOnce: 2 })
  const failing = queue.take('a', () => Promise.reject(new Error('no')))
  for (const name of ['a1', 'a2']) void ask(name, 'a')
  await expect(failing).rejects.toThrow('no')
  await new Promise((resolve) => setImmediate(resolve))
  expect(begun).toEqual(['a1', 'a2'])
})
