import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { drawSona } from '@/src/ui/sona/draw-sona'
import { differenceOf, lookAt } from '@/tests/support/figure-difference'

/** The figure of each page and person of the first site, as the start of the SHA-256 of its line. */
const promised = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync('tests/contract/figures.json', 'utf8')))

const addresses = readFileSync('tests/contract/routes.tsv', 'utf8')
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t')[0] ?? '')
  .filter((address) => address.startsWith('/') && !address.includes('{'))

const tips = readContent('site/content/tips', z.object({ slug: z.object({ pt: z.string() }) })).map(
  ({ slug }) => `/particulares/dicas-financeiras/${slug.pt}`,
)
const people = readContent('site/content/people', z.object({ name: z.string() })).map(({ name }) => name)
const pages = [...new Set([...addresses, ...tips, '404', '500'])]

function readContent<Shape>(folder: string, shape: z.ZodType<Shape>): Shape[] {
  return readdirSync(folder).map((file) => shape.parse(parse(readFileSync(`${folder}/${file}`, 'utf8'))))
}

function hashOf(seed: string): string {
  return createHash('sha256').update(drawSona(seed).path).digest('hex').slice(0, 12)
}

/** The two of a list that are most alike, with their difference. */
async function findMostAlike(seeds: readonly string[], look: 'line' | 'seal') {
  const seen = await Promise.all(seeds.map(async (seed) => ({ seed, ink: await lookAt(drawSona(seed), look) })))
  const pairs = seen.flatMap((one, index) =>
    seen
      .slice(index + 1)
      .map((other) => ({ pair: [one.seed, other.seed], difference: differenceOf(one.ink, other.ink) })),
  )
  return pairs.toSorted((one, other) => one.difference - other.difference)[0]
}

describe('the figures of the first site', () => {
  it('are what they have always been', () => {
    expect(Object.fromEntries([...pages, ...people].map((seed) => [seed, hashOf(seed)]))).toMatchObject(promised)
  })

  it('are all promised', () => {
    expect([...pages, ...people].filter((seed) => !Object.hasOwn(promised, seed))).toEqual([])
  })

  it('look different from page to page', async () => {
    const mostAlike = await findMostAlike(pages, 'line')
    expect(mostAlike?.difference, mostAlike?.pair.join(' and ')).toBeGreaterThan(0.05)
  })

  it('look different from person to person, small as they are in a list', async () => {
    const mostAlike = await findMostAlike(people, 'seal')
    expect(mostAlike?.difference, mostAlike?.pair.join(' and ')).toBeGreaterThan(0.18)
  })
})

describe('figures to come', () => {
  it('are hardly ever the same', () => {
    const paths = Array.from({ length: 800 }, (_none, index) => drawSona(`/particulares/novo/${index}`).path)
    expect(new Set(paths).size).toBeGreaterThan(770)
  })
})
