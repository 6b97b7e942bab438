import { leads } from '@/src/database/leadership'
import { single } from '@/src/metrics/process-metrics'
import type { ToldMetric } from '@/src/metrics/told-metrics'

/** Whether this process does what only one at its database does. */
export function leadershipMetrics(): ToldMetric[] {
  return [single('sona_leads', leads() ? 1 : 0)]
}
