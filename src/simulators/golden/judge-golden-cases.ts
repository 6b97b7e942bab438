import { findSimulatorProblems } from '@/site/schemas/simulator/find-simulator-problems'
import { parseStoredSimulator } from '@/site/schemas/simulator/stored-simulator'
import type { StaffText } from '@/src/i18n/staff-text'
import { toCaseDifferenceText, toCaseMistakeText } from './case-text'
import { findCaseDifference } from './find-case-difference'
import { findCaseMistakes } from './find-case-mistakes'
import { readGoldenCases } from './golden-case'
import { judgeGoldenCase } from './judge-golden-case'

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
  const simulator = parseStoredSimulator(document)
  if (!simulator || findSimulatorProblems(simulator).length > 0) return []
  const difference = findCaseDifference(cases, (golden) => judgeGoldenCase(simulator, golden))
  if (!difference) return []
  const { place, figure } = difference
  const at = figure ? `figures.${figure.name}` : 'verdict'
  return [{ path: `cases.${place}.${at}`, text: toCaseDifferenceText(difference) }]
}
