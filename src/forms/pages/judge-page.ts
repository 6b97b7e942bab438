import type { Locale } from '@/src/i18n/locales'
import type { JsonObject } from '../definition/json'
import { type JudgedPost, judgePosted, openFormToJudge } from '../submission/judge-posted'
import type { Posted } from '../submission/parse-posted'
import { readAnswers } from '../validation/read-answers'
import type { FormVersion } from '../versions/form-version'
import { decideMove, type Move } from './decide-move'
import { toFittingAnswers } from './fitting-answers'
import { findPageOf, toPages } from './form-pages'
import { readWalk, type Walk } from './step-controls'

/** What was written on all pages, as typed and without files, and the pages that were left with nothing wrong on them. */
export type CarriedAnswers = { values: JsonObject; done: readonly string[] }

type SentPage = {
  posted: Posted
  carried: CarriedAnswers
  locale: Locale
  /** The day it is in Luanda, 2026-11-21. */
  today: string
  /** Another one than the page asks for, where it came from another version of the form: it is shown again then. */
  walk?: Walk
}

/** Judges a page with what its visitor wrote on the others before, and says where it leads. */
export function judgePage(
  version: FormVersion,
  { posted, carried, locale, today, walk }: SentPage,
): { judged: JudgedPost; move: Move } {
  const { form, validator } = openFormToJudge(version, { locale, today })
  const pages = toPages(form.entries)
  const { at, ...asked } = readWalk(posted.controls)
  const onPage = new Set(pages.find(({ page }) => page.key === at)?.entries.map(({ key }) => key))
  const before = Object.entries(toFittingAnswers(form.entries, carried.values)).filter(([key]) => !onPage.has(key))
  const all = readAnswers(form, { ...Object.fromEntries(before), ...posted.answers }, validator)
  // What is no longer asked because of another answer was not sent by whoever changed that.
  const kept = before.filter(([key]) => validator.isShown(key, all))
  const known = new Set(pages.map(({ page }) => page.key))
  const done = carried.done.filter((key) => known.has(key))
  const isLast = at === pages.at(-1)?.page.key
  const reached = new Set([...done, at])
  const judged = judgePosted(version, {
    posted: { answers: { ...Object.fromEntries(kept), ...posted.answers } },
    locale,
    today,
    counts: (field) => isLast || reached.has(findPageOf(pages, field) ?? at),
  })
  const { answers, errors } = judged
  return { judged, move: decideMove({ form, validator, answers, errors, done, at, walk: walk ?? asked.walk }) }
}
