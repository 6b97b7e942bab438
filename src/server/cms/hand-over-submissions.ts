import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import { acceptedSecrets } from '@/src/platform/secret'
import { startCollector } from '@/src/submissions/collector'
import { repeat, repeatDaily } from '@/src/submissions/daily'
import { createDelivery, type PostToCms, postOver } from '@/src/submissions/deliver-to-cms'
import { readDeliverySecret } from '@/src/submissions/delivery-secret'
import { forgetDeadLetters } from '@/src/submissions/forget-dead-letters'
import { openSpool } from '@/src/submissions/spool'
import { keptDirectory, spoolDirectory } from '@/src/submissions/submission-places'
import { bringAgain } from './kept/bring-again'
import { type KeptSubmissions, openKeptSubmissions } from './kept/kept-submissions'

/** How often the CMS is asked whether it still has what it has taken. */
const askEveryMs = 60_000

/**
 * Starts the way of submissions from the spool into the CMS. What it has taken is kept here as well until it is backed up, unless the
 * database is a file on this very disk.
 *
 * @param post the way to the CMS.
 * @returns what stops it again.
 */
export function handOverSubmissions(post: PostToCms): () => Promise<void> {
  const { dataDirectory } = env
  const secret = readDeliverySecret(env)
  // Where only the CMS runs, the spool holds what staff send from previews.
  const spool = openSpool(spoolDirectory(dataDirectory))
  const deliver = createDelivery(post, secret)
  const stops = [repeatDaily('Retention of what was set aside', () => forgetDeadLetters(spool))]
  const isDatabaseElsewhere = env.contentApiUrl !== undefined || env.databaseUrl !== undefined
  const kept = openKeptSubmissions(keptDirectory(dataDirectory), { secrets: acceptedSecrets(dataDirectory) })
  if (isDatabaseElsewhere) {
    const work = () => bringAgain({ kept, post, secret, deliver })
    stops.push(repeat({ name: 'Asking the CMS for what it has taken', work, everyMs: askEveryMs }))
  }
  const collector = startCollector({ spool, deliver, ...(isDatabaseElsewhere && { onTaken: keepOrSay(kept) }) })
  return async () => {
    for (const stop of stops) await stop()
    await collector.stop()
  }
}

/** The CMS has it either way: what cannot be kept besides must not come to it again and again. */
function keepOrSay({ keep }: KeptSubmissions) {
  return async (id: string, queued: Buffer) => {
    try {
      await keep(id, queued)
    } catch (error) {
      log.error('What the CMS has taken cannot be kept here besides, until it is backed up', { error })
    }
  }
}

/** The same where the CMS is elsewhere. @param contentApiUrl an address of that CMS. */
export function handOverElsewhere(contentApiUrl: string): () => Promise<void> {
  if (env.submissionsSecret) return handOverSubmissions(postOver(new URL('/', contentApiUrl).href))
  log.error('What visitors send waits in the spool: SUBMISSIONS_SECRET is not set')
  return async () => undefined
}
