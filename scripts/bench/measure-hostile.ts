import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { fileTricks } from '@/tests/cases/file-tricks'
import { hostileBodies } from '@/tests/cases/hostile-bodies'
import { hostileFiles } from '@/tests/cases/hostile-files'
import { freePort } from '@/tests/support/free-port'
import { loadContent } from './load-content'
import { count, duration, toTable } from './report'
import { startSite } from './servers'
import { percentile } from './statistics'

type HostileOptions = { directory: string; seconds: number; say: (step: string) => void }

/** Something that strangers do, on ten connections. */
type Attack = { what: string; run: (until: number) => Promise<string[]> }

const connections = 10
const formPath = '/en/_forms/whistleblowing'
const pagePath = '/particulares/contas/conta-flex'
/** What visitors never wait longer for, in milliseconds, on a machine that does nothing else. */
const wantedMs = 250

const probed = z.object({ moments: z.array(z.number()), failures: z.number(), now: z.number() })

/** Posts each kind of hostile body from ten connections while somebody reads a finished page beside it. @returns a table. */
export async function benchHostile({ directory, seconds, say }: HostileOptions): Promise<string> {
  say('Loading the content')
  loadContent('content', directory)
  const site = await startSite({ data: directory, path: pagePath, port: await freePort(), cmsPort: await freePort() })
  const probe = new Worker(new URL('./probe-thread.ts', import.meta.url), {
    workerData: { url: site.url },
    execArgv: ['--import', 'tsx'],
  })
  const look = async () => {
    const answer = once(probe, 'message')
    probe.postMessage('tell')
    return probed.parse((await answer)[0])
  }
  const rows: string[][] = []
  try {
    await wait(3_000)
    for (const { what, run } of [quiet, ...(await toAttacks(site.origin))]) {
      say(what)
      const { now: begin } = await look()
      const statuses = await run(performance.now() + seconds * 1_000)
      const { moments, failures, now } = await look()
      const gaps = [begin, ...moments, now].slice(1).map((moment, index, all) => moment - (all[index - 1] ?? begin))
      rows.push([
        what,
        count(statuses.length),
        [...new Set(statuses)].toSorted().join(', '),
        duration(percentile(gaps, 0.99)),
        duration(Math.max(...gaps)),
        String(failures),
      ])
    }
  } finally {
    await probe.terminate()
    await site.stop()
  }
  return [
    `Each kind is posted for ${seconds} s from ${connections} connections of as many networks to the reporting form, while a probe reads \`${pagePath}\` again and again. The longest gap between two of its answers is wanted below ${wantedMs} ms; sender, probe and site share the machine.`,
    toTable(['what is posted', 'answered', 'with', 'p99', 'longest gap', 'pages that failed'], rows),
  ].join('\n\n')
}

const quiet: Attack = {
  what: 'nothing',
  run: async (until) => {
    await wait(until - performance.now())
    return []
  },
}

async function toAttacks(origin: string): Promise<Attack[]> {
  const address = new URL(formPath, origin)
  const version = /name="_version" value="([0-9a-f]{64})"/.exec(await (await fetch(address)).text())?.[1] ?? ''
  const answers = { _version: version, identity: 'anonymous', irregularityType: 'fraud', description: 'Facts.' }
  const pack = async (file: File) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(answers)) form.append(name, value)
    form.append('attachments', file)
    const packed = new Response(form)
    return { bytes: Buffer.from(await packed.arrayBuffer()), type: packed.headers.get('content-type') ?? '' }
  }
  const halfMillion = Buffer.from(`${'--x\r\n\r\n\r\n'.repeat(500_000)}--x--\r\n`)
  const type = 'multipart/form-data; boundary=x'
  const longHead = Buffer.from(
    `--x\r\nContent-Disposition: form-data; ${'a=b;'.repeat(4_000_000)}\r\n\r\nx\r\n--x--\r\n`,
  )
  const files = [...fileTricks, ...hostileFiles].map(([what, name, make]): Attack => {
    const run = async (until: number) => {
      const began = performance.now()
      const body = await pack(new File([new Uint8Array(await make())], name))
      // What it takes to make it is no part of the time in which it is posted.
      return postAll(address, body, until + performance.now() - began)
    }
    return { what, run }
  })
  return [
    { what: 'half a million empty parts, 5 MB', run: (until) => postAll(address, { bytes: halfMillion, type }, until) },
    { what: 'a part head of 16 MB', run: (until) => postAll(address, { bytes: longHead, type }, until) },
    ...hostileBodies.map(([what, body, bodyType]): Attack => {
      const bytes = Buffer.from(body)
      return { what, run: (until) => postAll(address, { bytes, type: bodyType }, until) }
    }),
    ...files,
    { what: 'slow bodies from 50 networks', run: (until) => holdSlowBodies(address, until) },
  ]
}

let network = 0
/** Another network each time, so that no limit ends the attack. */
function nextAddress(): string {
  network = (network + 1) % 60_000
  return `127.${1 + Math.floor(network / 250)}.${1 + (network % 250)}.1`
}

type Body = { bytes: Buffer; type: string }

async function postAll(address: URL, body: Body, until: number): Promise<string[]> {
  const statuses: string[] = []
  const sender = async () => {
    while (performance.now() < until) statuses.push(await post(address, body))
  }
  await Promise.all(Array.from({ length: connections }, sender))
  return statuses
}

function post(address: URL, { bytes, type }: Body): Promise<string> {
  return new Promise((resolve) => {
    const headers = { 'Content-Type': type, 'Content-Length': bytes.length, Accept: 'application/json' }
    const options = { method: 'POST', localAddress: nextAddress(), agent: false, headers }
    const sent = request(address, options, (answer) => {
      answer.resume()
      answer.once('close', () => resolve(String(answer.statusCode)))
    })
    sent.once('error', (error) => resolve('code' in error ? String(error.code) : error.message))
    sent.end(bytes)
  })
}

async function holdSlowBodies({ hostname, port, host, pathname }: URL, until: number): Promise<string[]> {
  const head = `POST ${pathname} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n--x`
  const sockets = Array.from({ length: 200 }, (_, index) => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: `127.250.${index % 50}.1` })
    socket.on('error', () => socket.destroy())
    socket.write(head)
    const drip = setInterval(() => socket.writable && socket.write('x'), 100)
    socket.once('close', () => clearInterval(drip))
    return socket
  })
  await wait(until - performance.now())
  for (const socket of sockets) socket.destroy()
  return sockets.map(() => 'held')
}
