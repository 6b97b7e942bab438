import { expect, test } from '@playwright/test'
import { readProduct } from '../support/product'

/** Of the process that answers, when it has just drawn every page. It was 1 010 to 1 040 MiB. */
const most = 900

test('the product that has just published every page keeps well below a gigabyte in memory', () => {
  test.skip(process.platform !== 'linux', 'only there the kernel says it in a file')
  const { memoryMiB } = readProduct()
  expect(memoryMiB).toBeGreaterThan(100)
  expect(memoryMiB).toBeLessThan(most)
})
