import { loadAddress } from './load-generator'
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

/** Asks one server for one address as fast as it answers. @throws when an answer is not a success. */
export async function measureLoad(server: RunningServer, { seconds, warmUpSeconds }: LoadOptions): Promise<LoadResult> {
  const { bytes, encoding } = await fetchRaw(server.url)
  await loadAddress(server.url, warmUpSeconds)
  const before = readUsage(server.pid())
  const startedAt = performance.now()
  const { answers, requestsPerSecond, p99Ms } = await loadAddress(server.url, seconds)
  const passedMs = performance.now() - startedAt
  const after = readUsage(server.pid())
  const cpuMs = before && after ? after.cpuMs - before.cpuMs : null
  return {
    name: server.name,
    requestsPerSecond,
    p99Ms,
    bytesPerAnswer: bytes,
    encoding: encoding || 'none',
    cpuUsPerRequest: cpuMs === null || answers === 0 ? null : (cpuMs * 1000) / answers,
    busyShare: cpuMs === null ? null : cpuMs / passedMs,
    rssMb: after?.rssMb ?? null,
  }
}
