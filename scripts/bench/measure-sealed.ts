import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { heldTicket, openTestIntake, readCode, submit, type TestIntake, visit } from '@/tests/support/sealed-intake'
import { compilePrograms } from '../compile-programs.mjs'
import { count, duration, toTable } from './report'
import { differenceOfMedians, percentile } from './statistics'

type SealedPlan = {
  /** So many codes of each class are asked for. */
  codes: number
  junk: number
  /** So many people report while nothing else is posted, and as many meanwhile. */
  people: number
}

export const sealedPlans = {
  full: { codes: 400, junk: 10_000, people: 20 },
  quick: { codes: 10, junk: 200, people: 3 },
} as const satisfies Record<string, SealedPlan>

/** What the median of a class of codes may be away from another’s, in milliseconds, so that no clock tells them apart. */
const wantedMs = 2
/** Somebody without script waits no longer than so much more than otherwise. */
const wantedWaitMs = 5_000
const connections = 32
const networks = 50
/** So long somebody takes to read that they are to try again. */
const reloadMs = 2_000

/** Measures whether time tells codes apart, and how long somebody without script waits in a flood. @returns tables. */
export async function benchSealed(plan: SealedPlan, say: (step: string) => void): Promise<string> {
  const program = join(await compilePrograms(), 'intake-process.mjs')
  const site = await openTestIntake({ PROXY_COUNT: '1', NODE_ENV: 'production' }, program)
  try {
    say('Asking for codes that are known, unknown and none')
    const codes = await measureCodes(site, plan.codes)
    say('Posting junk while people report')
    return [codes, await measureJunk(site, plan)].join('\n\n')
  } finally {
    await site.stop()
  }
}

const classes = ['known', 'unknown', 'malformed'] as const

async function measureCodes(site: TestIntake, each: number): Promise<string> {
  const code = await report(site)
  const typed = {
    known: code,
    unknown: `${code.slice(0, -1)}${code.endsWith('2') ? '3' : '2'}`,
    malformed: 'no code at all',
  }
  const taken: Record<(typeof classes)[number], number[]> = { known: [], unknown: [], malformed: [] }
  const sizes = new Set<number>()
  const order = Array.from({ length: each }, () => shuffled(classes)).flat()
  // One after the other: a listener that is busy with others adds more noise than what is looked for.
  for (const [network, name] of order.entries()) {
    const ticket = await heldTicket(site)
    const began = performance.now()
    const { status, size } = await post(site, { place: 'return', ticket, values: { code: typed[name] }, network })
    if (status !== 200) throw new Error(`A code was answered with ${status}`)
    taken[name].push(performance.now() - began)
    sizes.add(size)
  }
  const rows = [
    ['known', 'unknown'],
    ['known', 'malformed'],
    ['unknown', 'malformed'],
  ] as const
  const table = rows.map(([one, other]) => {
    const { difference, low, high } = differenceOfMedians(taken[one], taken[other])
    const isWithin = Math.max(Math.abs(low), Math.abs(high)) < wantedMs
    return [`${one}, ${other}`, ...[difference, low, high].map((ms) => `${ms.toFixed(2)} ms`), isWithin ? 'yes' : 'NO']
  })
  const medians = classes.map((name) => `${name} ${percentile(taken[name], 0.5).toFixed(2)} ms`).join(', ')
  return [
    `${count(each)} codes of each class, in an order of chance. Medians: ${medians}. Sizes of the answers: ${[...sizes].map(count).join(', ')} bytes. The interval is to lie within ${wantedMs} ms.`,
    toTable(['medians of', 'difference', 'from', 'to', 'within'], table),
  ].join('\n\n')
}

type Flood = { what: string /** One of them for each network, in turn. */; tickets: readonly string[]; most: number }

async function measureJunk(site: TestIntake, { junk, people }: SealedPlan): Promise<string> {
  const quiet = await timeReports(site, people)
  const floods: Flood[] = [
    { what: 'without a ticket', tickets: [''], most: junk },
    // Anybody can get them, and write what looks like a report: it is sealed, and somebody has to read it.
    { what: 'with one ticket, as reports', tickets: [await heldTicket(site)], most: Number.POSITIVE_INFINITY },
    { what: 'with a ticket for each network', tickets: await holdTickets(site), most: Number.POSITIVE_INFINITY },
  ]
  const rows = [['nothing', '–', '–', ...toTimes(quiet), '–']]
  for (const [index, flood] of floods.entries()) {
    // Each from networks that nobody has seen yet.
    const { statuses, times, took } = await reportInFlood(site, { ...flood, first: index * networks }, people)
    const posted = [...statuses.values()].reduce((sum, times) => sum + times, 0)
    const more = Math.max(...times) - Math.max(...quiet)
    const answered = [...statuses].map(([status, times]) => `${status || 'broken off'}: ${count(times)}`).join(', ')
    rows.push([
      flood.what,
      `${count(posted)} in ${duration(took)}`,
      answered,
      ...toTimes(times),
      duration(Math.max(0, more)),
    ])
  }
  return [
    `Junk from ${connections} connections of ${networks} networks, while ${people} people of other networks report one after the other, without script. The longest of them is to wait ${duration(wantedWaitMs)} more than without junk at most.`,
    toTable(['what is posted', 'posts', 'answered', 'median to the code', 'longest', 'more'], rows),
  ].join('\n\n')
}

const toTimes = (times: readonly number[]) => [duration(percentile(times, 0.5)), duration(Math.max(...times))]

/** Posts as many as there are, and for as long as people report. */
async function reportInFlood(site: TestIntake, { tickets, most, first }: Flood & { first: number }, people: number) {
  const statuses = new Map<number, number>()
  let posted = 0
  let isReported = false
  const flood = async () => {
    while (posted < most && !(isReported && most === Number.POSITIVE_INFINITY)) {
      const network = posted++ % networks
      const ticket = tickets[network % tickets.length] ?? ''
      const { status } = await post(site, {
        place: 'report',
        ticket,
        values: { text: `junk ${posted}` },
        network: first + network,
      })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  const began = performance.now()
  const flooding = Promise.all(Array.from({ length: connections }, flood))
  const times = await timeReports(site, people)
  isReported = true
  await flooding
  return { statuses, times, took: performance.now() - began }
}

async function timeReports(site: TestIntake, people: number): Promise<number[]> {
  const times: number[] = []
  for (let person = 0; person < people; person++) {
    const began = performance.now()
    await report(site)
    times.push(performance.now() - began)
  }
  return times
}

async function holdTickets(site: TestIntake): Promise<string[]> {
  const tickets: string[] = []
  for (let network = 0; network < networks; network++) tickets.push(await heldTicket(site))
  return tickets
}

/** Somebody who is told to try again does so, from the page on which they wrote. */
async function report(site: TestIntake): Promise<string> {
  const page = await visit(`${site.address}/en/_sealed/report`)
  for (;;) {
    const answer = await submit(page, { site, action: 'report', values: { text: 'What I saw' } })
    if (answer.status !== 429) return readCode(answer)
    await wait(reloadMs)
  }
}

type Post = { place: string; ticket: string; values: Record<string, string>; network: number }

async function post(
  site: TestIntake,
  { place, ticket, values, network }: Post,
): Promise<{ status: number; size: number }> {
  const from = `10.${Math.floor(network / 256) % 256}.${network % 256}.1`
  const answer = await fetch(`${site.address}/en/_sealed/${place}?t=${ticket}`, {
    method: 'POST',
    body: new URLSearchParams(values),
    headers: { 'X-Forwarded-For': from },
  }).catch(() => null)
  return { status: answer?.status ?? 0, size: (await answer?.arrayBuffer().catch(() => null))?.byteLength ?? 0 }
}

function shuffled<Value>(values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, at: Math.random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ value }) => value)
}
