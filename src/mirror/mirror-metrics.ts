import { describeMetric, type MetricName, processLabel } from '@/src/metrics/metric-table'
import type { MirrorState } from './follow-site'

/** Where the figures of a mirror are, below its directory. */
export const mirrorMetricsFile = 'metrics/sona_mirror.prom'

/** The figures of a mirror as the textfile collector of node_exporter reads them: a mirror listens nowhere. */
export function toMirrorMetrics({ askedAt, addresses, failing, waiting }: MirrorState): string {
  const values: readonly (readonly [MetricName, number])[] = [
    ['sona_mirror_heard_timestamp_seconds', askedAt / 1_000],
    ['sona_mirror_addresses', addresses],
    ['sona_mirror_failing', failing],
    ['sona_mirror_waiting', waiting],
  ]
  return values
    .map(([name, value]) => {
      const { help, type } = describeMetric(name)
      return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${name}{${processLabel}="mirror"} ${value}\n`
    })
    .join('')
}
