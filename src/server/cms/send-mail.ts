import { mailMetrics } from '@/src/mail/mail-metrics'
import { mailFolder } from '@/src/mail/mail-places'
import { startMailSender } from '@/src/mail/mail-sender'
import { openOutbox } from '@/src/mail/own-queue'
import { openPostOffice } from '@/src/mail/post-office'
import { addCollector } from '@/src/metrics/collect-metrics'
import { env } from '@/src/platform/env'

/**
 * Sends messages from now on: those of the data directory, or where the database is a server, those of all processes there.
 *
 * @param isReady whether the database may be asked.
 * @returns what ends it, once the message under way is through.
 */
export async function sendMail(isReady: () => boolean = () => true): Promise<() => Promise<void>> {
  const { queue, measure, close } = await openOutbox({ isReady })
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
