import type { RequestListener } from 'node:http'
import { leads } from '@/src/database/leadership'
import { openOutbox } from '@/src/mail/own-queue'
import { env } from '@/src/platform/env'
import { siteStatePath } from '@/src/publications/site-state'
import { repeat, repeatDaily } from '@/src/submissions/daily'
import { readDeliverySecret } from '@/src/submissions/delivery-secret'
import { openPrivateNext } from '../process/private-next'
import { handOverSubmissions } from './hand-over-submissions'
import { sendMail } from './send-mail'
import { serveElsewhere } from './serve-elsewhere'

/** How soon a case goes to the bank's own system, in milliseconds. */
const handOverMs = 15_000

/** How soon it is noticed that a site is silent, in milliseconds. */
const judgeSitesMs = 15_000

/**
 * Starts what becomes of submissions after they are accepted, as far as it belongs to this process's role: the way from the
 * spool into the CMS, what the CMS does with them every day, and the messages that it sends.
 *
 * @param serveNext Next's request handler, which says 503 while the database is not ready.
 * @param isReady whether the database may be asked.
 * @returns what stops it again.
 */
export async function serveSubmissions(
  serveNext: RequestListener,
  isReady: () => boolean,
): Promise<() => Promise<void>> {
  if (env.contentApiUrl) return serveElsewhere(env.contentApiUrl)
  const own = await openPrivateNext(serveNext)
  const askFor = async (path: string) => {
    const headers = { Authorization: `Bearer ${readDeliverySecret(env)}` }
    const { status } = await own.post(path, { headers, body: Buffer.alloc(0) })
    if (status !== 200) throw new Error(`The CMS answered ${status}`)
  }
  const stops: (() => Promise<void>)[] = [
    own.close,
    handOverSubmissions(own.post),
    sendMail(await openOutbox({ isReady }), isReady),
    repeatDaily('Retention of submissions', () => askFor('/api/submissions/retention'), leads),
    ...(env.store === null
      ? []
      : [repeatDaily('Forgetting of old pages of the archive', () => askFor('/api/archive/forget'), leads)]),
    ...(env.caseSystem === null
      ? []
      : [
          repeat({
            name: 'Handing over of cases',
            work: () => askFor('/api/submissions/hand-over'),
            everyMs: handOverMs,
          }),
        ]),
    repeat({
      name: 'Looking for silent sites',
      work: () => askFor(`${siteStatePath}/judge`),
      isOurs: isReady,
      everyMs: judgeSitesMs,
    }),
    repeatDaily('Forgetting of old counts of forms', () => askFor('/api/form-counts/forget'), leads),
  ]
  return async () => {
    for (const stop of stops.toReversed()) await stop()
  }
}
