import { addCollector, collectMetrics } from '@/src/metrics/collect-metrics'
import { measureProcess } from '@/src/metrics/process-metrics'
import { env } from '@/src/platform/env'
import { auditMetrics } from './audit-metrics'
import { conditionMetrics } from './condition-metrics'
import { dataMetrics } from './data-metrics'
import { leadershipMetrics } from './leadership-metrics'
import { type MetricsPlace, serveMetrics } from './serve-metrics'

/** Tells the figures of a product that is one process. @returns what ends it. @throws PlainFailure when the port cannot be used. */
export async function serveProductMetrics(place: MetricsPlace): Promise<() => Promise<void>> {
  addCollector(measureProcess())
  addCollector(conditionMetrics)
  addCollector(() => dataMetrics(env.dataDirectory))
  if (env.role !== 'site') for (const metrics of [auditMetrics, leadershipMetrics]) addCollector(metrics)
  const collect = async () => [{ process: 'product', metrics: await collectMetrics() } as const]
  return (await serveMetrics(place, collect)).close
}
