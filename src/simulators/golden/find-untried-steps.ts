import staffTexts from '@/messages/staff/simulators.json' with { type: 'json' }
import { fillText, type StaffText } from '@/src/i18n/staff-text'
import { check } from '@/src/stepwise/check'
import { CannotTell } from '@/src/stepwise/code'
import { readInputs } from '@/src/stepwise/read-inputs'
import { type Run, run } from '@/src/stepwise/run'
import { parseStoredStepwise, type StoredInput } from '@/src/stepwise/stored'
import { findIdleSteps } from './find-idle-steps'
import type { GoldenCase } from './golden-case'
import type { CaseOutcome } from './judge-golden-case'
import { listBranches, traceBranches } from './trace-branches'

/** A golden case with what came of it. */
export type TriedCase = { golden: GoldenCase; outcome: CaseOutcome }

const texts = staffTexts.goldenCases.coverage
/** Beyond what anybody can type. */
const beyond = 1e15

/** What no golden case tries of a simulator of steps: limits of inputs, choices, both sides of a condition, warnings; and steps that lead to nothing. */
export function findUntriedSteps(document: unknown, tried: readonly TriedCase[]): StaffText[] {
  const stored = parseStoredStepwise(document)
  if (!stored) return []
  const [first] = tried
  const { program } = check(stored, first?.golden.day ?? '')
  if (!program) return []
  const seen = new Set<string>()
  const warned = new Set<string>()
  for (const { golden } of tried) {
    const ofDay = check(stored, golden.day).program
    const inputs = ofDay && readInputs(ofDay.inputs, golden.asked).values
    const done = inputs && runOrNothing({ program: ofDay, inputs, start: golden.day })
    if (!ofDay || !done) continue
    for (const branch of traceBranches(ofDay, done)) seen.add(branch)
    for (const { step } of ofDay.warnings) if (done.values.get(step) === true) warned.add(step)
  }
  return [
    ...program.inputs.flatMap((input) => findUntriedOf(input, tried)),
    ...listBranches(program).flatMap(({ at, holds, name }) =>
      seen.has(at) ? [] : [fillText(holds ? texts.neverHolds : texts.alwaysHolds, { name })],
    ),
    ...program.warnings.flatMap(({ step }) => (warned.has(step) ? [] : [fillText(texts.warning, { name: step })])),
    ...findIdleSteps(program).map((name) => fillText(texts.idle, { name })),
  ]
}

function findUntriedOf(input: StoredInput, tried: readonly TriedCase[]): StaffText[] {
  const name = input.label || input.key
  if (input.blockType === 'choiceInput') {
    const chosen = new Set(
      tried.flatMap(({ golden, outcome }) => (outcome.verdict === 'workedOut' ? [golden.asked[input.key] ?? ''] : [])),
    )
    return input.options.flatMap(({ label, value }) =>
      chosen.has(String(value)) ? [] : [fillText(texts.option, { name, option: label })],
    )
  }
  const { min, max } = input
  const isTried = (limits: { min: number; max: number }) =>
    tried.some(
      ({ golden, outcome }) =>
        isRefusedAt(outcome, input.key) && readInputs([{ ...input, ...limits }], golden.asked).values !== null,
    )
  return [
    // Nobody types less than nothing.
    ...(min > 0 && !isTried({ min: 0, max: min }) ? [fillText(texts.least, { name, limit: min })] : []),
    ...(isTried({ min: max, max: beyond }) ? [] : [fillText(texts.most, { name, limit: max })]),
  ]
}

/** Whether a case was refused at a field. */
export function isRefusedAt(outcome: CaseOutcome, field: string): boolean {
  return outcome.verdict === 'refused' && outcome.refusals.some((refusal) => refusal.field === field)
}

function runOrNothing(what: Parameters<typeof run>[0]): Run | null {
  try {
    return run(what)
  } catch (error) {
    // Nothing can be told for these inputs: nothing of it was tried.
    if (error instanceof CannotTell) return null
    throw error
  }
}
