import { Decimal } from '@/site/schemas/decimal'
import type { Day } from '@/src/country/calendar'
import { CannotTell } from './code'
import type { Program } from './program'
import { run } from './run'
import type { StoredInput } from './stored'

/** So many inputs are tried in all their corners; the others keep what they begin with. */
const mostCorners = 6

/** Inputs for which a result has no value. */
export type Corner = { inputs: Readonly<Record<string, Decimal>>; missing: string }

/**
 * Tries a program with the least, the most and the first value of its inputs: a month count that is no whole number, a table of more
 * than the most periods, and whatever else cannot be told is found before a visitor finds it.
 *
 * @returns the first inputs that have no answer; null where all have one.
 */
export function findFailingCorner(program: Program, start: Day): Corner | null {
  const corners = program.inputs
    .slice(0, mostCorners)
    .reduce<Record<string, Decimal>[]>(
      (some, input) => some.flatMap((chosen) => extremesOf(input).map((value) => ({ ...chosen, [input.key]: value }))),
      [firstValues(program)],
    )
  for (const inputs of [firstValues(program), ...corners]) {
    const missing = findMissing(program, inputs, start)
    if (missing !== null) return { inputs, missing }
  }
  return null
}

/** What every input begins with. */
export function firstValues({ inputs }: Pick<Program, 'inputs'>): Record<string, Decimal> {
  return Object.fromEntries(
    inputs.map((input) => [
      input.key,
      new Decimal(input.blockType === 'choiceInput' ? (input.options[0]?.value ?? 0) : input.default),
    ]),
  )
}

function extremesOf(input: StoredInput): Decimal[] {
  const values = input.blockType === 'choiceInput' ? input.options.map(({ value }) => value) : [input.min, input.max]
  return [Math.min(...values), Math.max(...values)].map((value) => new Decimal(value))
}

function findMissing(program: Program, inputs: Readonly<Record<string, Decimal>>, start: Day): string | null {
  try {
    const { values } = run({ program, inputs, start })
    return [...program.results, ...program.warnings].find(({ step }) => !values.has(step))?.step ?? null
  } catch (error) {
    if (error instanceof CannotTell) return 'table'
    throw error
  }
}
