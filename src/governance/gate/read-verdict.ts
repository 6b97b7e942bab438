import type { Review } from '@/src/governance/review'
import { log } from '@/src/platform/log'
import { type Verdict, verdict } from './verdict'

/** The verdict that a review keeps; null when it has none, or one of an earlier shape, which counts for nothing. */
export function readVerdict(review: Pick<Review, 'id' | 'verdict'>): Verdict | null {
  if (review.verdict === null) return null
  const { data, error } = verdict.safeParse(JSON.parse(review.verdict))
  if (error) log.info('The verdict of a review has an earlier shape', { review: review.id })
  return data ?? null
}
