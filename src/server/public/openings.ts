import type { Counter } from '@/src/form-statistics/counting/form-counters'
import type { PageOpenings } from '@/src/form-statistics/counting/page-openings'
import type { Answer } from '@/src/http/send'
import { localeOf } from '@/src/links/to-href'
import { pageWithForms } from '../pages/page-answers'

/** What is counted up when the page of an answer is opened; nothing for most. */
export type OpeningsOf = (answer: Answer) => readonly Counter[]

/** Finds that by the forms that a finished page shows, where the answer is such a page as it stands. */
export function createOpeningsOf(openings: PageOpenings): OpeningsOf {
  return (answer) => {
    const page = pageWithForms(answer)
    return page?.shownForms ? openings({ shown: page.shownForms, locale: localeOf(page.href) }) : []
  }
}

/** Counts up, and makes nothing on the way. */
export function countUp(counters: readonly Counter[]): void {
  for (let at = 0; at < counters.length; at++) {
    const counter = counters[at]
    if (counter) counter.count += 1
  }
}
