import { expect, it } from 'vitest'
import { createCrowd } from './crowd'

it('lets a network ask six hundred times at once, ten times a second after that, and another network meanwhile', async () => {
  const crowd = createCrowd({ together: 4, ofNetwork: 2, queueOfNetwork: 2, patienceMs: 10_000 })
  let now = 0
  /** How many of so many requests are let in; each is answered before the next one comes. */
  const letIn = async (network: string, many: number) => {
    let count = 0
    for (let asked = 0; asked < many; asked++) {
      const place = await crowd.enter({ network, isWaiting: false }, now)
      if (typeof place !== 'function') continue
      count++
      place()
    }
    return count
  }
  expect(await letIn('192.0.2', 700)).toBe(600)
  expect(await crowd.enter({ network: '192.0.2', isWaiting: false }, now)).toEqual({ retrySeconds: 1 })
  expect(await letIn('198.51.100', 5)).toBe(5)
  now += 1_000
  expect(await letIn('192.0.2', 50)).toBe(10)
  now += 3_600_000
  expect(await letIn('192.0.2', 700)).toBe(600)
})
