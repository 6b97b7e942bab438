import type { Day } from '@/src/country/calendar'
import type { StaffText } from '@/src/i18n/staff-text'
import { check } from '@/src/stepwise/check'
import { parseStoredStepwise } from '@/src/stepwise/stored'
import { findFailingCorner } from '@/src/stepwise/try-corners'
import { toCornerText, toStepwiseProblemText } from './stepwise-problem-text'

/**
 * What keeps a simulator of steps from visitors: what cannot be read, and the first inputs that have no answer. Nothing of a simulator of
 * another calculation.
 *
 * @param document as the CMS stores it, in one language.
 */
export function judgeStepwise(document: unknown, day: Day): { path: string; text: StaffText }[] {
  const stored = parseStoredStepwise(document)
  if (!stored) return []
  // What begins later is tried as well.
  const days = [day, ...stored.parameters.map(({ validFrom }) => validFrom).filter((begin) => begin > day)]
  const { program, problems } = check(stored, day)
  if (!program) return problems.map((problem) => ({ path: problem.path, text: toStepwiseProblemText(problem) }))
  for (const each of days) {
    const later = check(stored, each).program
    const corner =
      later && stored.parameters.some(({ validFrom }) => validFrom <= each) ? findFailingCorner(later, each) : null
    if (corner) return [{ path: 'steps', text: toCornerText(corner) }]
  }
  return []
}
