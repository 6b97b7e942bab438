import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/hooks.json' with { type: 'json' }
import { findSimulatorProblems } from '@/site/schemas/simulator/find-simulator-problems'
import { parseStoredSimulator } from '@/site/schemas/simulator/stored-simulator'
import { adminText } from '@/src/fields/admin-text'
import { toProblemText } from './simulator-problem-text'

const parts = z.object({
  calculation: z.string(),
  products: z.array(z.object({ blockType: z.string() })).nullish(),
  rules: z.array(z.object({ blockType: z.string() })).nullish(),
})

const foreignText = staffTexts.refuseImpossibleSimulator.foreignText

/** The paths of products and rules that the simulator's calculation cannot use. */
function findForeignParts(data: unknown): string[] {
  const simulator = parts.safeParse(data).data
  if (!simulator) return []
  const own = simulator.calculation === 'credit' ? 'credit' : 'deposit'
  return (['products', 'rules'] as const).flatMap((list) =>
    (simulator[list] ?? []).flatMap(({ blockType }, position) =>
      blockType.startsWith(own) ? [] : [`${list}.${position}`],
    ),
  )
}

/**
 * Refuses settings that contradict each other, in drafts too: whoever types them is the one who can mend them.
 *
 * What is merely missing is asked for by the fields themselves when it is published.
 */
export const refuseImpossibleSimulator: CollectionBeforeChangeHook = ({ data, req }) => {
  const foreign = findForeignParts(data)
  if (foreign.length > 0) {
    const message = adminText(req, foreignText)
    throw new ValidationError({ collection: 'simulators', errors: foreign.map((path) => ({ path, message })), req })
  }
  const simulator = parseStoredSimulator(data)
  const problems = simulator ? findSimulatorProblems(simulator) : []
  if (problems.length === 0) return data
  throw new ValidationError({
    collection: 'simulators',
    errors: problems.map((problem) => ({ path: problem.path, message: adminText(req, toProblemText(problem)) })),
    req,
  })
}
