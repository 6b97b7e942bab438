import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { readUsage } from './process-usage'
import { count, duration, toTable } from './report'
import type { RunningServer } from './servers'
import { percentile } from './statistics'

/** What one visitor saw who asks again and again: how long each answer took, and how each was answered. */
type Visits = { times: number[]; statuses: number[] }

/** Who asks, with one connection: a local address stands for a network. */
type Visitor = { from: string; pauseMs: number; href: () => string }

const crowdSize = 16
/** Each in a /24 of its own. */
const networks = { ofTheCrowd: '127.0.1.1', ofOneMore: '127.0.2.1', ofTheReader: '127.0.3.1' } as const

/**
 * Measures finished pages and a search from another network, alone and while sixteen connections of one network ask searches with new
 * words all the time.
 *
 * @param site one that has been started.
 * @param seconds how long each of both is looked at.
 * @returns a table in Markdown.
 */
export async function benchQuestions(site: RunningServer, seconds: number): Promise<string> {
  const origin = new URL(site.url).origin
  let number = 0
  const search = () => `${origin}/pesquisar?q=conta+${++number}`
  const reader: Visitor = { from: networks.ofTheReader, pauseMs: 5, href: () => site.url }
  const oneMore: Visitor = { from: networks.ofOneMore, pauseMs: 200, href: search }
  const crowd = Array.from(
    { length: crowdSize },
    (): Visitor => ({ from: networks.ofTheCrowd, pauseMs: 0, href: search }),
  )

  const alone = await watch([reader, oneMore], seconds)
  const before = readUsage(site.pid())
  const beside = await watch([reader, oneMore, ...crowd], seconds)
  const after = readUsage(site.pid())
  const ofCrowd = beside.slice(2).flatMap(({ statuses }) => statuses)
  const answered = ofCrowd.filter((status) => status === 200).length
  const cpuMs = before && after ? after.cpuMs - before.cpuMs : null
  const rows = [
    toRow('a finished page', alone[0]),
    toRow('the same beside the crowd', beside[0]),
    toRow('a search with new words from another network', alone[1]),
    toRow('the same beside the crowd', beside[1]),
  ]
  const perAnswer = cpuMs === null || answered === 0 ? '–' : `${count(cpuMs / answered)} ms`
  return [
    toTable(['what', 'answers', 'p50', 'p99', 'longest'], rows),
    `The crowd: ${crowdSize} connections of one network, ${count(answered)} searches answered in ${seconds} s, ${count(ofCrowd.length - answered)} refused with 429; processor time of all processes together for each answered one, everything else included: ${perAnswer}.`,
  ].join('\n\n')
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
