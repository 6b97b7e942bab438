import { expect, test } from '@playwright/test'
import { readProduct } from '../support/product'

/** Of the process that visitors reach and the one behind it together, when every page has just been drawn. One process had 1 010 to 1 040 MiB. */
const most = 900
/** Of the one that visitors reach. */
const mostOfFront = 300

test('the product that has just published every page keeps well below a gigabyte in memory, and what visitors reach little of it', () => {
  test.skip(process.platform !== 'linux', 'only there the kernel says it in a file')
  const { front, back } = readProduct().memoryMiB
  expect(front).toBeGreaterThan(30)
  expect(front).toBeLessThan(mostOfFront)
  expect(front + back).toBeLessThan(most)
})
