import type { FormReviewAnswer } from '../review/review-answers'

/** How the golden cases of a form turned out on the server when it was saved last. */
export type CasesAtLastSave = {
  /** By their names, each with what is different about it; null where it is as written. */
  differences: ReadonlyMap<string, string | null>
  /** What no case tries. */
  untried: readonly string[]
}

/** What the CMS says of golden cases; null while it cannot judge them. */
export function toCasesAtLastSave({ cases, untried }: FormReviewAnswer): CasesAtLastSave | null {
  return cases && { differences: new Map(cases.map(({ name, difference }) => [name, difference])), untried }
}
