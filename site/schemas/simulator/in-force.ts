import type { Day } from '@/src/country/calendar'

type Dated = { validFrom: Day }

/** The conditions that hold on a day: the last that have begun. Nothing before the first begin. */
export function inForceOn<Terms extends Dated>(terms: readonly Terms[], day: Day): Terms | undefined {
  return terms.findLast(({ validFrom }) => validFrom !== '' && validFrom <= day)
}
