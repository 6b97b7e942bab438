import type { PublicationFeed } from '@/src/publications/publication'

/** The publication feed of a CMS, in this process or elsewhere. */
export type ContentFeed = {
  /**
   * Reads the rows after a number; not necessarily all of them at once.
   *
   * @throws when the CMS does not answer or answers with anything else.
   */
  readAfter: (seq: number) => Promise<PublicationFeed>
  /**
   * Resolves when there may be rows after a number: at once when some were announced since it was last called, and in any case
   * after a while, because a wake-up can be missed.
   *
   * @throws when the CMS does not answer.
   */
  waitForNews: (seq: number) => Promise<void>
  /** Ends waiting. */
  close: () => void
}
