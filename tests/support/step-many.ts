import { Decimal } from '@/site/schemas/decimal'
import type { Program } from '@/src/stepwise/program'
import { run } from '@/src/stepwise/run'
import type { StoredInput } from '@/src/stepwise/stored'
import { seededRandom } from '@/src/ui/sona/seeded-random'

const start = '2026-11-30'
/** Most are short, so that there can be a hundred thousand of them; long ones are among them. */
const shortShare = 0.98
const shortPeriods = 6

/**
 * Works simulators of steps out for many random inputs, the same ones for the same seed, and writes every value and the last row of each
 * table as text: what server and browser must have in common to the last digit.
 *
 * @returns a line for each case.
 */
export function stepMany(programs: readonly Program[], count: number, seed: string): string {
  const random = seededRandom(seed)
  const quick = programs.filter(({ inputs }) => !inputs.some(isLong))
  return Array.from({ length: count }, (_none, place) => {
    const some = random() < shortShare ? quick : programs
    const program = some[place % some.length]
    return program ? stepOnce(program, random) : ''
  }).join('\n')
}

/** Whether even the shortest table is long. */
function isLong(input: StoredInput): boolean {
  return input.blockType === 'countInput' && input.min > shortPeriods * 3
}

function stepOnce(program: Program, random: () => number): string {
  const isShort = random() < shortShare
  const inputs = Object.fromEntries(program.inputs.map((input) => [input.key, choose(input, isShort, random)]))
  const { values, rows } = run({ program, inputs, start })
  return [...values, ...(rows.at(-1) ?? [])].map(([name, value]) => `${name}=${String(value)}`).join('|')
}

function choose(input: StoredInput, isShort: boolean, random: () => number): Decimal {
  if (input.blockType === 'choiceInput') {
    const option = input.options[Math.floor(random() * input.options.length)]
    return new Decimal(option?.value ?? 0)
  }
  const { min, max } = input
  if (input.blockType === 'countInput') {
    const most = isShort ? Math.min(max, min + shortPeriods) : max
    return new Decimal(min + Math.floor(random() * (most - min + 1)))
  }
  return new Decimal((min + random() * (max - min)).toFixed(2))
}
