import staffTexts from '@/messages/staff/simulators.json' with { type: 'json' }
import type { StaffText } from '@/src/i18n/staff-text'
import { toCaseDifferenceText, toCaseMistakeText } from './case-text'
import { toCaseDifference } from './find-case-difference'
import { findCaseMistakes } from './find-case-mistakes'
import { findUntriedSteps } from './find-untried-steps'
import { findUntriedTerms } from './find-untried-terms'
import { readGoldenCases } from './golden-case'
import { openCaseJudge } from './judge-golden-cases'

/** How the golden cases of a simulator turn out, all of them, and what none of them tries. */
export type CasesReview = {
  /** In their order, each with what is different about it, or what is missing in it; null where it is as it was written. */
  cases: { name: string; difference: StaffText | null }[]
  /** What a case could be written for. It stops nothing. */
  untried: StaffText[]
}

/**
 * Judges all golden cases of a simulator, and not the first difference alone: whoever writes one wants all of them.
 * @param document as the CMS stores it, in one language
 * @returns null while it contradicts itself: its cases wait.
 */
export function reviewCases(document: unknown): CasesReview | null {
  const judge = openCaseJudge(document)
  if (!judge) return null
  const cases = readGoldenCases(document)
  const mistakes = findCaseMistakes(cases)
  const judged = cases.map((golden, place) => {
    const mistake = mistakes.find((found) => found.place === place)
    const outcome = judge(golden)
    const difference = mistake ? null : toCaseDifference(golden, { place, outcome })
    const text = mistake ? toCaseMistakeText(mistake) : difference && toCaseDifferenceText(difference)
    return { name: golden.name, difference: text, tried: { golden, outcome } }
  })
  const tried = judged.map((each) => each.tried)
  return {
    cases: judged.map(({ name, difference }) => ({ name, difference })),
    untried:
      cases.length === 0
        ? [staffTexts.goldenCases.coverage.noCases]
        : [...findUntriedSteps(document, tried), ...findUntriedTerms(document, tried)],
  }
}
