import { listConditions } from '@/src/health/conditions'
import type { ToldMetric } from '@/src/metrics/told-metrics'

/** The conditions that this process noticed. */
export function conditionMetrics(): ToldMetric[] {
  const values = listConditions('process').map(({ name, kind }) => ({ labels: { condition: name, kind }, value: 1 }))
  return [{ name: 'sona_condition', values }]
}
