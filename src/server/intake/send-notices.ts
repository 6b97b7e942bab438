import staffTexts from '@/messages/staff/server.json' with { type: 'json' }
import { localDay } from '@/src/country/local-day'
import { localOffset } from '@/src/country/local-time'
import type { MailQueue } from '@/src/mail/mail-queue'

/** The hour, in the country of the bank, at which people who handle reports are told to look. */
const hour = '08:00:00'
const [saturday, sunday] = [6, 0]

type Noticing = { to: readonly string[]; now: number }

/**
 * Tells people to look at the desk: on every working day at the same hour, whether or not something came, so that no message says anything
 * of a report, not even that there is one.
 */
export async function sendNotices(queue: Pick<MailQueue, 'add'>, { to, now }: Noticing): Promise<void> {
  const day = localDay(now)
  if ([saturday, sunday].includes(new Date(`${day}T00:00:00Z`).getUTCDay())) return
  const { subject, text } = staffTexts.sealedReports.notice
  for (const address of to)
    await queue.add(`sealed notice ${day} ${address}`, {
      to: [address],
      subject: Object.values(subject).join(' · '),
      text: Object.values(text).join('\n\n'),
      notBefore: Date.parse(`${day}T${hour}${localOffset}`),
    })
}
