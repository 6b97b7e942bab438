import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { judgeGoldenCases } from '@/src/simulators/golden/judge-golden-cases'
import { inLanguage } from '@/tests/support/shipped-simulators'

/** The golden cases that the first site brings, worked out apart from the program, against every rate of its simulators. */

const folder = 'site/content/simulators'
const tier = z.looseObject({ rate: z.number() })
const withTiers = z.looseObject({
  products: z.array(
    z.looseObject({
      productKey: z.string(),
      rate: z.object({ min: z.number(), max: z.number() }).optional(),
      conditions: z.array(z.looseObject({ tiers: z.array(tier) })),
    }),
  ),
  cases: z.array(z.looseObject({ source: z.string().min(10) })).min(3),
})
type Simulator = z.infer<typeof withTiers>

const simulators = readdirSync(folder).flatMap((name): [string, Simulator][] => {
  const stored = inLanguage(parse(readFileSync(`${folder}/${name}`, 'utf8')), 'pt')
  const { data } = withTiers.safeParse({ ...Object(stored), key: name.replace('.yaml', '') })
  return data ? [[name, data]] : []
})

/** The simulator with every rate changed in turn: the changed document, and where. */
function* withEachRate({ products, ...rest }: Simulator, change: (rate: number) => number) {
  for (const [place, { conditions, productKey }] of products.entries())
    for (const [begun, { tiers }] of conditions.entries())
      for (const position of tiers.keys()) {
        const changed = structuredClone(products)
        const row = changed[place]?.conditions[begun]?.tiers[position]
        const own = changed[place]?.rate
        if (!row) continue
        row.rate = change(row.rate)
        // Not refused for being outside what visitors may try.
        if (own) own.max = Math.max(own.max, row.rate)
        yield { name: `${productKey} ${begun}.${position}`, document: { ...rest, products: changed } }
      }
}

it('there are four simulators, each with cases of a named source', () => {
  expect(simulators.map(([name]) => name)).toHaveLength(4)
})

describe.each(simulators)('%s', (_name, simulator) => {
  it('keeps its cases', () => {
    expect(judgeGoldenCases(simulator)).toEqual([])
  })

  it.each([
    ['a tenth of a percentage point', (rate: number) => Number((rate + 0.1).toFixed(4))],
    ['a tenth of a percent of itself', (rate: number) => Number((rate * 1.001).toFixed(6))],
  ])('is stopped by any of its rates that is wrong by %s', (_difference, change) => {
    const passed = [...withEachRate(simulator, change)].filter(
      ({ document }) => judgeGoldenCases(document).length === 0,
    )
    expect(passed.map(({ name }) => name)).toEqual([])
  })
})
