import type { Mail, SoundMail } from './mail'

/** A message in the queue. */
export type QueuedMail = {
  /** The same in every try; says nothing of the message. */
  name: string
  mail: SoundMail
  /** How often it was tried. */
  attempts: number
  /** Not tried before, in ms since 1970. */
  nextTry: number
}

/** Messages on their way: they survive the process, and the mail server's absence. */
export type MailQueue = {
  /** Puts a message in. What was put in, or sent, under the same name before is not sent again. */
  add: (name: string, mail: Mail) => Promise<void>
  /** What is to be tried now, the longest waiting first, one after the other. Nobody else gets one until the next is asked for. */
  take: (now: number) => AsyncIterable<QueuedMail>
  markSent: (mail: QueuedMail) => Promise<void>
  /** Puts the next try off, longer each time. */
  retryLater: (mail: QueuedMail, now: number) => Promise<void>
  /** Puts a message aside that the mail server will never take. */
  giveUp: (mail: QueuedMail) => Promise<void>
  /** Takes away what these messages say, whether they wait, were refused or were written into a folder. They are not sent any more. */
  forget: (names: readonly string[]) => Promise<void>
  /** Forgets what was sent longer ago than anybody could ask again for. */
  forgetOld: (now: number) => Promise<void>
}

const firstRetryMs = 30_000
const longestRetryMs = 3_600_000

/** That something was sent is known for so long, in milliseconds. */
export const rememberedMs = 60 * 86_400_000

/** For how long a message waits that was tried so often before and failed again, in milliseconds. */
export function pauseAfter(attempts: number): number {
  return Math.min(firstRetryMs * 2 ** attempts, longestRetryMs)
}
