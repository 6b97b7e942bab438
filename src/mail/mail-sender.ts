import { log } from '@/src/platform/log'
import type { MailQueue } from './mail-queue'
import { isRefusedForGood, type PostOffice } from './post-office'

const lookEveryMs = 5_000

/**
 * Sends what is in the queue for as long as the process runs. A message leaves the queue when the mail server has taken it.
 *
 * @param everyMs how often the queue is looked at.
 * @returns what ends it, once the message under way is through.
 */
export function startMailSender(
  queue: MailQueue,
  office: PostOffice,
  { everyMs = lookEveryMs }: { everyMs?: number } = {},
): () => Promise<void> {
  let isStopping = false
  let timer: NodeJS.Timeout | undefined
  let underWay = look()

  async function look(): Promise<void> {
    try {
      await sendDue()
    } catch (error) {
      log.error('The queue of messages cannot be read', { error })
    }
    if (!isStopping) {
      timer = setTimeout(() => {
        underWay = look()
      }, everyMs)
    }
  }

  async function sendDue(): Promise<void> {
    const now = Date.now()
    for await (const message of queue.take(now)) {
      try {
        await office.send(message)
        await queue.markSent(message)
      } catch (error) {
        const isHopeless = isRefusedForGood(error)
        // No address and no text: logs are kept longer than messages.
        log.error(isHopeless ? 'A message was refused for good' : 'A message could not be sent and is tried again', {
          code: error instanceof Error && 'code' in error ? error.code : 'unknown',
          attempts: message.attempts + 1,
        })
        await (isHopeless ? queue.giveUp(message) : queue.retryLater(message, now))
      }
      // Before the next one is taken: nobody else would get it for a while.
      if (isStopping) return
    }
    await queue.forgetOld(now)
  }

  return async () => {
    isStopping = true
    clearTimeout(timer)
    await underWay
  }
}
