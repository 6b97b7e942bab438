import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import { startCollector } from '@/src/submissions/collector'
import { repeatDaily } from '@/src/submissions/daily'
import { createDelivery, type PostToCms, postOver } from '@/src/submissions/deliver-to-cms'
import { readDeliverySecret } from '@/src/submissions/delivery-secret'
import { forgetDeadLetters } from '@/src/submissions/forget-dead-letters'
import { openSpool } from '@/src/submissions/spool'
import { spoolDirectory } from '@/src/submissions/submission-places'

/**
 * Starts the way of submissions from the spool into the CMS.
 *
 * @param post the way to the CMS.
 * @returns what stops it again.
 */
export function handOverSubmissions(post: PostToCms): () => Promise<void> {
  // Where only the CMS runs, the spool holds what staff send from previews.
  const spool = openSpool(spoolDirectory(env.dataDirectory))
  const collector = startCollector({ spool, deliver: createDelivery(post, readDeliverySecret(env)) })
  const endDaily = repeatDaily('Retention of what was set aside', () => forgetDeadLetters(spool))
  return async () => {
    await endDaily()
    await collector.stop()
  }
}

/** The same where the CMS is elsewhere. @param contentApiUrl an address of that CMS. */
export function handOverElsewhere(contentApiUrl: string): () => Promise<void> {
  if (env.submissionsSecret) return handOverSubmissions(postOver(new URL('/', contentApiUrl).href))
  log.error('What visitors send waits in the spool: SUBMISSIONS_SECRET is not set')
  return async () => undefined
}
