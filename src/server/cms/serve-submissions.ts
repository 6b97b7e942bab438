import type { RequestListener } from 'node:http'
import { mailFolder, mailQueueDirectory } from '@/src/mail/mail-places'
import { openMailQueue } from '@/src/mail/mail-queue'
import { startMailSender } from '@/src/mail/mail-sender'
import { openPostOffice } from '@/src/mail/post-office'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import { startCollector } from '@/src/submissions/collector'
import { repeatDaily } from '@/src/submissions/daily'
import { createDelivery, type PostToCms, postOver } from '@/src/submissions/deliver-to-cms'
import { readDeliverySecret } from '@/src/submissions/delivery-secret'
import { forgetDeadLetters } from '@/src/submissions/forget-dead-letters'
import { openSpool } from '@/src/submissions/spool'
import { spoolDirectory } from '@/src/submissions/submission-places'
import { openPrivateNext } from '../process/private-next'

/**
 * Starts what becomes of submissions after they are accepted, as far as it belongs to this process's role: the way from the
 * spool into the CMS, what the CMS does with them every day, and the messages that it sends.
 *
 * @param serveNext Next's request handler, which says 503 while the database is not ready.
 * @returns what stops it again.
 */
export async function serveSubmissions(serveNext: RequestListener): Promise<() => Promise<void>> {
  if (env.role === 'site' && !env.submissionsSecret) {
    log.error('What visitors send waits in the spool: SUBMISSIONS_SECRET is not set')
    return async () => undefined
  }
  const secret = readDeliverySecret(env)
  const own = env.contentApiUrl ? null : await openPrivateNext(serveNext)
  const post: PostToCms = own ? own.post : postOver(new URL('/', env.contentApiUrl).href)
  // Where only the CMS runs, the spool holds what staff send from previews.
  const spool = openSpool(spoolDirectory(env.dataDirectory))
  const collector = startCollector({ spool, deliver: createDelivery(post, secret) })
  const stops: (() => Promise<void>)[] = [
    ...(own ? [own.close] : []),
    collector.stop,
    repeatDaily('Retention of what was set aside', () => forgetDeadLetters(spool)),
  ]
  if (env.role !== 'site') {
    const office = openPostOffice({
      smtpUrl: env.smtpUrl,
      from: env.mailFrom,
      directory: mailFolder(env.dataDirectory),
    })
    stops.push(startMailSender(openMailQueue(mailQueueDirectory(env.dataDirectory)), office))
    stops.push(
      repeatDaily('Retention of submissions', async () => {
        const headers = { Authorization: `Bearer ${secret}` }
        const status = await post('/api/submissions/retention', { headers, body: Buffer.alloc(0) })
        if (status !== 200) throw new Error(`The CMS answered ${status}`)
      }),
    )
  }
  return async () => {
    for (const stop of stops.toReversed()) await stop()
  }
}
