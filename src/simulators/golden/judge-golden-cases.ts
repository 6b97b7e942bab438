import { findSimulatorProblems } from '@/site/schemas/simulator/find-simulator-problems'
import { parseStoredSimulator } from '@/site/schemas/simulator/stored-simulator'
import type { StaffText } from '@/src/i18n/staff-text'
import { parseStoredStepwise } from '@/src/stepwise/stored'
import { toCaseDifferenceText, toCaseMistakeText } from './case-text'
import { findCaseDifference } from './find-case-difference'
import { findCaseMistakes } from './find-case-mistakes'
import { type GoldenCase, readGoldenCases } from './golden-case'
import { type CaseOutcome, judgeGoldenCase } from './judge-golden-case'
import { judgeStepwiseCase } from './judge-stepwise-case'

/** What is wrong with golden cases: the field at which it is said, and a sentence for staff. */
export type CaseFinding = { path: string; text: StaffText }

/**
 * Judges the golden cases of a simulator: first whether each can be judged, then what comes of them, up to the first that turns out
 * otherwise. A simulator that contradicts itself is judged by others; its cases wait.
 *
 * @param document the simulator as the CMS stores it, in one language.
 */
export function judgeGoldenCases(document: unknown): CaseFinding[] {
  const cases = readGoldenCases(document)
  const mistakes = findCaseMistakes(cases)
  if (mistakes.length > 0)
    return mistakes.map((mistake) => ({
      path: `cases.${mistake.place}.${mistake.at}`,
      text: toCaseMistakeText(mistake),
    }))
  const judge = openCaseJudge(document)
  const difference = judge ? findCaseDifference(cases, judge) : null
  if (!difference) return []
  const { place, figure } = difference
  const at = figure && creditOrDeposit(document) ? `figures.${figure.name}` : 'verdict'
  return [{ path: `cases.${place}.${at}`, text: toCaseDifferenceText(difference) }]
}

/** How cases of this simulator are judged; null while it contradicts itself. @param document as the CMS stores it, in one language */
export function openCaseJudge(document: unknown): ((golden: GoldenCase) => CaseOutcome) | null {
  const stepwise = parseStoredStepwise(document)
  if (stepwise) return (golden) => judgeStepwiseCase(stepwise, golden)
  const simulator = creditOrDeposit(document)
  if (!simulator || findSimulatorProblems(simulator).length > 0) return null
  return (golden) => judgeGoldenCase(simulator, golden)
}

const creditOrDeposit = parseStoredSimulator
