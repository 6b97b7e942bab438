import { startMailSender } from '@/src/mail/mail-sender'
import { openOutbox } from '@/src/mail/own-queue'
import { openPostOffice } from '@/src/mail/post-office'
import { env } from '@/src/platform/env'

/** Sends what waits, as the CMS of the settings does. @param heldMs for how long a message stays with one that says nothing more. */
const [, , heldMs = ''] = process.argv
const { queue } = await openOutbox({ isReady: () => true, heldMs: Number(heldMs) })
const { smtpUrl, mailFrom: from, dataDirectory: directory } = env
startMailSender(queue, openPostOffice({ smtpUrl, from, directory }), { everyMs: 50 })
process.stdout.write('sends\n')
