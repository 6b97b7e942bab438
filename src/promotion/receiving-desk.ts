import type { PayloadRequest } from 'payload'
import type { Review } from '@/src/governance/review'
import type { Subject } from '@/src/governance/subject'
import type { Locale } from '@/src/i18n/locales'

/** What taking a bundle in needs of the workflow of this installation. */
export type ReceivingDesk = {
  /** Who takes it in: every draft is theirs. */
  req: PayloadRequest
  /** What there is of a subject: its newest version, whether that is not what is public, and requests that are open. */
  look: (subject: Subject) => Promise<{ document: unknown; isChanged: boolean; open: readonly Review[] }>
  /** Keeps what people have written. @returns what makes that the newest version again. */
  keep: (subject: Subject) => Promise<() => Promise<void>>
  /** Asks for a review. @returns the number of the request. @throws APIError when it is refused. */
  submit: (asked: { subject: Subject; languages: readonly Locale[]; reason: string }) => Promise<number>
  /** Gives a request another state, as it was or as nobody decides on it. */
  settle: (review: number, state: Review['state']) => Promise<void>
  /** Puts requests together, to go live at once when each is approved. @returns the number of the release. */
  gather: (name: string, reviews: readonly number[]) => Promise<number>
}
