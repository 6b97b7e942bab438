import { openFolderOutbox } from '@/src/mail/outbox'
import { env } from '@/src/platform/env'
import { handOverElsewhere } from './hand-over-submissions'
import { sendMail } from './send-mail'

/**
 * Starts what becomes of submissions where the CMS is elsewhere: the way from the spool into it, and the messages to people who handle sealed
 * reports, which are told by whoever receives those. There is no database.
 *
 * @param contentApiUrl an address of that CMS.
 * @returns what stops it again.
 */
export function serveElsewhere(contentApiUrl: string): () => Promise<void> {
  const [endMail, endHandingOver] = [sendMail(openFolderOutbox(env.dataDirectory)), handOverElsewhere(contentApiUrl)]
  return async () => {
    await endHandingOver()
    await endMail()
  }
}
