import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/hooks.json' with { type: 'json' }
import { findSimulatorProblems } from '@/site/schemas/simulator/find-simulator-problems'
import { parseStoredSimulator } from '@/site/schemas/simulator/stored-simulator'
import { adminText } from '@/src/fields/admin-text'
import { judgeGoldenCases } from '@/src/simulators/golden/judge-golden-cases'
import { toProblemText } from '@/src/simulators/problem-text'

const parts = z.object({
  calculation: z.string(),
  products: z.array(z.object({ blockType: z.string() })).nullish(),
  rules: z.array(z.object({ blockType: z.string() })).nullish(),
  cases: z.array(z.object({ blockType: z.string() })).nullish(),
})

const foreignText = staffTexts.refuseImpossibleSimulator.foreignText

/** The paths of products, rules and golden cases that the simulator's calculation cannot use. */
function findForeignParts(data: unknown): string[] {
  const simulator = parts.safeParse(data).data
  if (!simulator) return []
  const own = simulator.calculation === 'credit' ? 'credit' : 'deposit'
  return (['products', 'rules', 'cases'] as const).flatMap((list) =>
    (simulator[list] ?? []).flatMap(({ blockType }, position) =>
      blockType.startsWith(own) ? [] : [`${list}.${position}`],
    ),
  )
}

/**
 * Refuses settings that contradict each other, in drafts too: whoever types them is the one who can mend them. What goes live has to
 * keep its golden cases as well, whatever the way.
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
  const found = problems.map((problem) => ({ path: problem.path, text: toProblemText(problem) }))
  // A draft may differ from its cases for a while: whoever writes it is told beside the form.
  if (found.length === 0 && data['_status'] === 'published') found.push(...judgeGoldenCases(data))
  if (found.length === 0) return data
  throw new ValidationError({
    collection: 'simulators',
    errors: found.map(({ path, text }) => ({ path, message: adminText(req, text) })),
    req,
  })
}
