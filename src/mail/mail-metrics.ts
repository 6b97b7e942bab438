import { single } from '@/src/metrics/process-metrics'
import type { ToldMetric } from '@/src/metrics/told-metrics'
import type { MailFigures } from './server-queue'

/** What waits to be sent, and what the mail server will never take. */
export function mailMetrics({ waiting, oldestSeconds, refused }: MailFigures): ToldMetric[] {
  return [
    single('sona_mail_waiting', waiting),
    single('sona_mail_oldest_seconds', oldestSeconds),
    single('sona_mail_refused', refused),
  ]
}
