import { readdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from '@playwright/test'
import { seededRandom } from '../support/example-site'
import { flood } from '../support/flood'
import { startOwnProduct } from '../support/own-product'
import { processOf } from '../support/product-apart'
import { readMemory } from '../support/read-memory'
import { readPageTags, watchPages } from '../support/watch-pages'

/** Enough that half a kilobyte kept of each would show. */
const addresses = 100_000
const mostGrowthMb = 32
/** A process that has never been busy grows at first: its engine keeps a larger young generation, and compiled code. */
const mostRounds = 6

/** Addresses that no page has, of every kind that is looked up somewhere. The same ones in every run. */
function* unknownAddresses(count: number, random: () => number): Generator<string> {
  const word = () => Math.floor(random() * 2 ** 40).toString(36)
  const kinds = [
    () => `/${word()}`,
    () => `/en/${word()}/${word()}`,
    () => `/particulares/contas/${word()}`,
    () => `/${word()}/`,
    () => `/en/${word()}?${word()}=${word()}`,
    () => `/${word()}.png`,
    () => `/_next/static/chunks/${word()}.js`,
    () => `/media/${word()}.avif`,
    () => `/documents/${word()}.pdf`,
    () => `/_content/en/${word()}.json`,
    () => `/%C3%A9${word()}/%E4%BD%A0${word()}`,
    () => `/${word().repeat(150)}`,
    () => `/admin/${word()}`,
    () => `/sitemap-${1000 + Math.floor(random() * 1_000_000)}.xml`,
  ] as const
  for (let position = 0; position < count; position++) yield kinds[position % kinds.length]?.() ?? '/'
}

function listFiles(directory: string): Map<string, number> {
  // What is just being written is gone when it is looked at.
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.endsWith('.new'),
  )
  return new Map(files.map(({ parentPath, name }) => [join(parentPath, name), statSync(join(parentPath, name)).size]))
}

/** The files once nothing is being made any more: pages of a day that has just begun, and pictures of links, which follow the pages. */
async function settledFiles(directory: string): Promise<Map<string, number>> {
  for (let before = listFiles(directory); ; ) {
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    const now = listFiles(directory)
    if (isDeepStrictEqual(now, before)) return now
    before = now
  }
}

/** Memory of a process in MB, once it does not fall any more. Unknown outside Linux: then it counts as unchanged. */
async function settledMemoryMb(pid: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let second = 0; second < 8; second++) {
    least = Math.min(least, readMemory(pid))
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  return least
}

test.setTimeout(240_000)

const own = startOwnProduct()

test('a hundred thousand unknown addresses cost neither memory nor disk, and no page its place', async () => {
  const { site, data } = own()
  const pid = processOf(data, 'front')
  const random = seededRandom(20_261_121)
  const filesBefore = await settledFiles(data)
  const tags = await readPageTags(site)
  const memory = [await settledMemoryMb(pid)]
  const lastGrowth = () => (memory.at(-1) ?? 0) - (memory.at(-2) ?? 0)
  do {
    expect(Object.fromEntries(await flood(site, unknownAddresses(addresses, random)))).toEqual({ 404: addresses })
    memory.push(await settledMemoryMb(pid))
  } while (lastGrowth() >= mostGrowthMb && memory.length <= mostRounds)
  expect(listFiles(data)).toEqual(filesBefore)
  const text = `memory ${memory.map((megabytes) => `${megabytes.toFixed(0)} MB`).join(', ')}, after each`
  process.stdout.write(`  ${addresses} unknown addresses: ${text}\n`)
  test.info().annotations.push({ type: 'unknown addresses', description: text })
  expect(lastGrowth()).toBeLessThan(mostGrowthMb)

  // Without their files only memory can answer: no page had to make room.
  renameSync(join(data, 'site', 'pages'), join(data, 'site', 'elsewhere'))
  expect((await watchPages(site, tags)).failures).toEqual([])
  renameSync(join(data, 'site', 'elsewhere'), join(data, 'site', 'pages'))
})
