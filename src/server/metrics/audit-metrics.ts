import { readAuditHead } from '@/src/audit/audit-head'
import { single } from '@/src/metrics/process-metrics'
import type { ToldMetric } from '@/src/metrics/told-metrics'
import { lastCheckpointAt } from '../cms/watch-evidence'

/** How long the audit log is, and when its seal was last noted outside. */
export function auditMetrics(): ToldMetric[] {
  const head = readAuditHead()
  return [
    single('sona_audit_entries', head === null || head === 'unreadable' ? 0 : head.number),
    single('sona_audit_checkpoint_timestamp_seconds', lastCheckpointAt() / 1000),
  ]
}
