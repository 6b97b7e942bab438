import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { MetricName } from './metric-table'
import type { ToldMetric } from './told-metrics'

/** A figure with a single value. */
export function single(name: MetricName, value: number): ToldMetric {
  return { name, values: [{ labels: {}, value }] }
}

const nanoseconds = 1e9
/** How often the loop is asked, in milliseconds. A delay is what it takes longer than that. */
const resolutionMs = 20

/** Measures this process from now on. @returns what tells of it; of the event loop, since it was last asked. */
export function measureProcess(): () => ToldMetric[] {
  const loop = monitorEventLoopDelay({ resolution: resolutionMs })
  loop.enable()
  const startedAt = Date.now() / 1000 - process.uptime()
  return () => {
    const { rss, heapUsed } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    const lag = { mean: loop.mean, p99: loop.percentile(99), max: loop.max }
    loop.reset()
    return [
      single('sona_process_up', 1),
      single('sona_process_resident_memory_bytes', rss),
      single('sona_process_heap_bytes', heapUsed),
      single('sona_process_cpu_seconds_total', (user + system) / 1e6),
      single('sona_process_start_timestamp_seconds', startedAt),
      {
        name: 'sona_event_loop_lag_seconds',
        values: Object.entries(lag).map(([of, value]) => ({ labels: { of }, value: toDelay(value) })),
      },
    ]
  }
}

/** In seconds; what was not measured yet is none. */
function toDelay(value: number): number {
  return Number.isFinite(value) ? Math.max(0, value / nanoseconds - resolutionMs / 1000) : 0
}
