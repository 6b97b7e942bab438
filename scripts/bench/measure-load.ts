import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { fetchRaw } from './page-weight'
import { readUsage } from './process-usage'
import type { RunningServer } from './servers'

/** How one server stood up to the load. */
export type LoadResult = {
  name: string
  requestsPerSecond: number
  p99Ms: number
  bytesPerAnswer: number
  encoding: string
  /** Processor time of the server per answer; null where the system does not tell. */
  cpuUsPerRequest: number | null
  /** How much of one core the server was busy: near 100 % it was the limit, far below, the load generator was. */
  busyShare: number | null
  rssMb: number | null
}

export type LoadOptions = { seconds: number; warmUpSeconds: number }

const connections = 32

const report = z.object({
  duration: z.number(),
  errors: z.number(),
  timeouts: z.number(),
  non2xx: z.number(),
  '2xx': z.number(),
  latency: z.object({ p99: z.number() }),
})

const run = promisify(execFile)

/**
 * Asks one server for one address as fast as it answers, over connections that stay open. The load generator is a process of
 * its own with one thread, the same for every server.
 *
 * @throws when an answer is not a success: a fast failure is no speed.
 */
export async function measureLoad(server: RunningServer, { seconds, warmUpSeconds }: LoadOptions): Promise<LoadResult> {
  const { bytes, encoding } = await fetchRaw(server.url)
  await fire(server.url, warmUpSeconds)
  const before = readUsage(server.pid())
  const { latency, duration, errors, timeouts, non2xx, ...counts } = await fire(server.url, seconds)
  const after = readUsage(server.pid())
  if (errors + timeouts + non2xx > 0) {
    throw new Error(`${server.name}: ${errors} errors, ${timeouts} timeouts and ${non2xx} failures under load`)
  }
  const answers = counts['2xx']
  const cpuMs = before && after ? after.cpuMs - before.cpuMs : null
  return {
    name: server.name,
    requestsPerSecond: answers / duration,
    p99Ms: latency.p99,
    bytesPerAnswer: bytes,
    encoding: encoding || 'none',
    cpuUsPerRequest: cpuMs === null || answers === 0 ? null : (cpuMs * 1000) / answers,
    busyShare: cpuMs === null ? null : cpuMs / (duration * 1000),
    rssMb: after?.rssMb ?? null,
  }
}

async function fire(url: string, seconds: number): Promise<z.infer<typeof report>> {
  const { stdout } = await run(process.execPath, [
    'node_modules/autocannon/autocannon.js',
    '--json',
    '--no-progress',
    ...['--connections', String(connections)],
    ...['--duration', String(seconds)],
    // A slow answer is slow, not lost.
    ...['--timeout', '60'],
    ...['--headers', 'accept-encoding=br, gzip'],
    ...['--headers', 'accept-language=pt'],
    url,
  ])
  return report.parse(JSON.parse(stdout))
}
