import { mailMetrics } from '@/src/mail/mail-metrics'
import { mailFolder } from '@/src/mail/mail-places'
import { startMailSender } from '@/src/mail/mail-sender'
import type { Outbox } from '@/src/mail/outbox'
import { openPostOffice } from '@/src/mail/post-office'
import { addCollector } from '@/src/metrics/collect-metrics'
import { env } from '@/src/platform/env'

/**
 * Sends messages from now on.
 *
 * @param outbox those of the data directory, or of all processes at a server. It is closed at the end.
 * @param isReady whether the database may be asked.
 * @returns what ends it, once the message under way is through.
 */
export function sendMail({ queue, measure, close }: Outbox, isReady: () => boolean = () => true): () => Promise<void> {
  const { smtpUrl, mailFrom: from, dataDirectory } = env
  const stopSender = startMailSender(queue, openPostOffice({ smtpUrl, from, directory: mailFolder(dataDirectory) }))
  const endFigures =
    env.metrics && measure ? addCollector(async () => (isReady() ? mailMetrics(await measure()) : [])) : () => undefined
  return async () => {
    endFigures()
    await stopSender()
    await close()
  }
}
