import { z } from 'zod'
import { examplePage } from '@/tests/support/example-page'
import { duration, toTable } from './report'
import { type RunningSite, readReadiness } from './servers'
import { openStaff, type Staff } from './staff'
import { percentile } from './statistics'
import { until } from './until'

const limitMs = 60_000

/**
 * How long visitors see what staff have changed or taken back, as a table: from the moment the last request to the CMS is sent.
 * A visitor asks for it all the time, as somebody does who waits for it.
 */
export async function benchFollowing(site: RunningSite, times: number): Promise<string> {
  const staff = await openStaff(site)
  const simulator = await measureSimulator(site, staff, times)
  const { found, gone } = await measureSearch(site, staff, times)
  const rows = [
    ['a simulator has its new rate, on one of its pages', simulator],
    ['a new page is found by the search', found],
    ['a page that was taken back is found no more', gone],
  ] as const
  return toTable(
    ['until', 'p50', 'p95', 'longest'],
    rows.map(([what, values]) => [
      what,
      duration(percentile(values, 0.5)),
      duration(percentile(values, 0.95)),
      duration(Math.max(...values)),
    ]),
  )
}

const tier = z.looseObject({ rate: z.number() })
const product = z.looseObject({
  productKey: z.string(),
  conditions: z.array(z.looseObject({ tiers: z.array(tier) })),
})
const simulatorCase = z.looseObject({ productKey: z.string().nullish() })
const simulators = z.object({
  docs: z.tuple([z.looseObject({ id: z.number(), products: z.array(product), cases: z.array(simulatorCase) })]),
})

const changedProduct = 'consumer-credit'

/** Consumer credit gets another rate each time; its cases, which say what the old one comes to, are taken out. */
async function measureSimulator({ origin }: RunningSite, staff: Staff, times: number): Promise<number[]> {
  const query = new URLSearchParams({ 'where[key][equals]': 'credit-private', locale: 'pt', depth: '0' })
  const [simulator] = simulators.parse(await staff.ask('editor', 'GET', `simulators?${query}`)).docs
  const withRate = (rate: number) =>
    simulator.products.map((each) =>
      each.productKey === changedProduct
        ? {
            ...each,
            conditions: each.conditions.map((conditions) => ({
              ...conditions,
              tiers: conditions.tiers.map((each) => ({ ...each, rate })),
            })),
          }
        : each,
    )
  const cases = simulator.cases.filter((each) => each.productKey !== changedProduct)
  const measured: number[] = []
  for (let turn = 0; turn < times; turn++) {
    const rate = (2001 + turn) / 100
    const address = `simulators/${simulator.id}?locale=pt&draft=true&depth=0`
    await staff.ask('editor', 'PATCH', address, { products: withRate(rate), cases })
    const publish = await staff.review(`simulators/${simulator.id}`, 'publish', ['pt', 'en'])
    const shown = rate.toFixed(2).replace('.', ',').replace(/0$/, '')
    const isNew = async () => (await readText(`${origin}/particulares/credito/credito-ao-consumo`)).includes(shown)
    measured.push(await timeOf(publish, isNew))
    await untilSettled(origin)
  }
  return measured
}

const created = z.object({ doc: z.object({ id: z.number() }) })

/** A page is published and taken back again. */
async function measureSearch(
  { origin }: RunningSite,
  staff: Staff,
  times: number,
): Promise<{ found: number[]; gone: number[] }> {
  const [found, gone]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < times; turn++) {
    // With a digit it is not noted among the searches that found nothing.
    const word = `zumbidora${turn}`
    const page = examplePage({ title: word, slug: word })
    const { doc } = created.parse(await staff.ask('editor', 'POST', 'pages?locale=pt&draft=true&depth=0', page))
    const isFound = async () => (await readText(`${origin}/_search?lang=pt&q=${word}`)) !== '[]'
    found.push(await timeOf(await staff.review(`pages/${doc.id}`, 'publish', ['pt']), isFound))
    const takeBack = await staff.review(`pages/${doc.id}`, 'unpublish', ['pt'])
    gone.push(await timeOf(takeBack, async () => !(await isFound())))
    await untilSettled(origin)
  }
  return { found, gone }
}

/** The next change waits until every page is new. */
async function untilSettled(origin: string): Promise<void> {
  const isSettled = async () => (await readReadiness(origin))?.waiting === 0
  await until(isSettled, { what: 'Drawing what shows the change', limitMs })
}

async function timeOf(act: () => Promise<unknown>, check: () => Promise<boolean>): Promise<number> {
  const [seenMs] = await Promise.all([until(check, { what: 'What staff changed', limitMs }), act()])
  return seenMs
}

async function readText(url: string): Promise<string> {
  return (await fetch(url, { headers: { 'accept-language': 'pt' } })).text()
}
