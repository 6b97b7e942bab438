import type { Payload } from 'payload'
import { countChanged } from '@/src/database/statements'

/**
 * Takes away what people wrote about submissions that are gone, and about those that were made anonymous: notes, replies, what senders answered, tags,
 * corrections and reasons may name a person. Who had such a case, where it lay and when its state changed stays. It is asked of all of them, so that a process that was killed
 * between a submission and its words leaves none.
 */
export async function forgetCaseWords(payload: Payload): Promise<number> {
  return countChanged(payload, {
    sql: `DELETE FROM submission_events WHERE
      NOT EXISTS (SELECT 1 FROM submissions WHERE submissions.id = submission_events.submission)
      OR (kind IN ('note', 'reply', 'tags', 'correction', 'held', 'sender') AND EXISTS (SELECT 1 FROM submissions
        WHERE submissions.id = submission_events.submission AND submissions.anonymised_on IS NOT NULL))`,
    args: [],
  })
}
