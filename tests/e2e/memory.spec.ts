import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { readProduct } from '../support/product'

/** Of the process that visitors reach and the one behind it together, when every page has just been drawn. One process had 1 010 to 1 040 MiB. */
const most = 650
/** Of the one that visitors reach. */
const mostOfFront = 220

test('the product that has just published every page keeps well below a gigabyte in memory, and what visitors reach little of it', () => {
  test.skip(process.platform !== 'linux', 'only there the kernel says it in a file')
  const { front, back } = readProduct().memoryMiB
  expect(front).toBeGreaterThan(30)
  expect(front).toBeLessThan(mostOfFront)
  expect(front + back).toBeLessThan(most)
})

test('the build has the code of its server once, in letters of one byte', () => {
  const directory = '.next/server/chunks'
  const chunks = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js') && statSync(join(directory, name)).size > 100_000)
    .map((name) => readFileSync(join(directory, name), 'utf8'))
  expect(chunks.length).toBeGreaterThan(3)
  expect(new Set(chunks).size).toBe(chunks.length)
  expect(chunks.filter((chunk) => /[\u0100-\uffff]/.test(chunk)).map((chunk) => chunk.slice(0, 80))).toEqual([])
})
