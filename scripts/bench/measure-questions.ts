import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { readUsage } from './process-usage'
import { count, duration, ratio, toTable } from './report'
import type { RunningServer } from './servers'
import { percentile } from './statistics'

/** What one visitor saw who asks again and again: how long each answer took, and how each was answered. */
type Visits = { times: number[]; statuses: number[] }

/** Who asks, with one connection: a local address stands for a network. */
type Visitor = { from: string; pauseMs: number; href: () => string }

const crowdSize = 32
/** Each in a /24 of its own. */
const networks = { ofTheCrowd: '127.0.1.1', ofOneMore: '127.0.2.1', ofTheReader: '127.0.3.1' } as const
const networkOf = (number: number) => `127.1.${number}.1`

/**
 * Measures finished pages and a search from another network, alone and while 32 connections ask searches with new words all the time: of one
 * network, and then each of its own.
 *
 * @param site one that has been started.
 * @param seconds how long each is looked at.
 * @returns a table in Markdown.
 */
export async function benchQuestions(site: RunningServer, seconds: number): Promise<string> {
  const origin = new URL(site.url).origin
  let number = 0
  const search = () => `${origin}/pesquisar?q=conta+${++number}`
  const reader: Visitor = { from: networks.ofTheReader, pauseMs: 5, href: () => site.url }
  const oneMore: Visitor = { from: networks.ofOneMore, pauseMs: 200, href: search }
  const crowdOf = (from: (number: number) => string) =>
    Array.from({ length: crowdSize }, (_, index): Visitor => ({ from: from(index), pauseMs: 0, href: search }))

  const alone = await watch([reader, oneMore], seconds)
  const besideOne = await watchCrowd(site, [reader, oneMore], { crowd: crowdOf(() => networks.ofTheCrowd), seconds })
  const besideMany = await watchCrowd(site, [reader, oneMore], { crowd: crowdOf(networkOf), seconds })
  const rows = [
    toRow('a finished page', alone[0]),
    toRow('the same beside a crowd of one network', besideOne.visits[0]),
    toRow(`the same beside one of ${crowdSize} networks`, besideMany.visits[0]),
    toRow('a search with new words from another network', alone[1]),
    toRow('the same beside a crowd of one network', besideOne.visits[1]),
    toRow(`the same beside one of ${crowdSize} networks`, besideMany.visits[1]),
  ]
  return [
    toTable(['what', 'answers', 'p50', 'p99', 'longest'], rows),
    `The p99 of a finished page is to be at most twice that without a crowd: it is ${ratio(p99Of(besideOne.visits[0]), p99Of(alone[0]))} and ${ratio(p99Of(besideMany.visits[0]), p99Of(alone[0]))}.`,
    `Of one network: ${besideOne.said}`,
    `Of ${crowdSize} networks: ${besideMany.said}`,
  ].join('\n\n')
}

type Crowd = { crowd: readonly Visitor[]; seconds: number }

/** Watches visitors beside a crowd, and says how that was answered. */
async function watchCrowd(
  site: RunningServer,
  visitors: readonly Visitor[],
  { crowd, seconds }: Crowd,
): Promise<{ visits: Visits[]; said: string }> {
  const before = readUsage(site.pid())
  const visits = await watch([...visitors, ...crowd], seconds)
  const after = readUsage(site.pid())
  const statuses = visits.slice(visitors.length).flatMap((one) => one.statuses)
  const answered = statuses.filter((status) => status === 200).length
  const cpuMs = before && after ? after.cpuMs - before.cpuMs : null
  const perAnswer = cpuMs === null || answered === 0 ? '–' : `${count(cpuMs / answered)} ms`
  return {
    visits,
    said: `${count(answered)} searches answered in ${seconds} s, ${count(statuses.length - answered)} refused; processor time of all processes together for each answered one, everything else included: ${perAnswer}.`,
  }
}

function p99Of(visits: Visits | undefined): number {
  return percentile(visits?.times ?? [], 0.99)
}

function toRow(name: string, visits: Visits | undefined): string[] {
  const times = visits?.times ?? []
  return [
    name,
    count(times.length),
    duration(percentile(times, 0.5)),
    duration(percentile(times, 0.99)),
    duration(Math.max(...times)),
  ]
}

async function watch(visitors: readonly Visitor[], seconds: number): Promise<Visits[]> {
  const end = performance.now() + seconds * 1000
  return Promise.all(visitors.map((visitor) => visitUntil(end, visitor)))
}

async function visitUntil(end: number, { from, pauseMs, href }: Visitor): Promise<Visits> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: from })
  const visits: Visits = { times: [], statuses: [] }
  while (performance.now() < end) {
    const startedAt = performance.now()
    visits.statuses.push(await visit(href(), agent))
    visits.times.push(performance.now() - startedAt)
    await wait(pauseMs)
  }
  agent.destroy()
  return visits
}

function visit(href: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(href, { agent, headers: { 'accept-encoding': 'br, gzip', 'accept-language': 'pt' } }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    }).once('error', reject)
  })
}
