import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { findSimulatorProblems } from '@/schemas/simulator/find-simulator-problems'
import { parseStoredSimulator } from '@/schemas/simulator/stored-simulator'
import { adminText } from '../admin-text'
import { toProblemText } from '../simulator-problem-text'

/**
 * Refuses settings that contradict each other, in drafts too: whoever types them is the one who can mend them.
 *
 * What is merely missing is asked for by the fields themselves when it is published.
 */
export const refuseImpossibleSimulator: CollectionBeforeChangeHook = ({ data, req }) => {
  const simulator = parseStoredSimulator(data)
  const problems = simulator ? findSimulatorProblems(simulator) : []
  if (problems.length === 0) return data
  throw new ValidationError({
    collection: 'simulators',
    errors: problems.map((problem) => ({ path: problem.path, message: adminText(req, toProblemText(problem)) })),
    req,
  })
}
