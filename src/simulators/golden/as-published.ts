import { parseAmount, parsePercent } from '@/site/schemas/simulator/parse-number'
import { parametersByName } from '@/src/stepwise/find-stored-problems'
import type { StoredInput, StoredStepwise } from '@/src/stepwise/stored'
import type { GoldenCase } from './golden-case'

/** The least and the most that anybody could type. */
const least = { amountInput: 0.01, percentInput: 0.0001, countInput: 1 } as const
const most = { amountInput: 1e12, percentInput: 999, countInput: 99_999 } as const

/**
 * A simulator of steps for a case that holds its calculation against a publication: the case says values of the bank itself, such as the
 * rate of the publication, and the limits that the bank sets for visitors say nothing of it.
 *
 * @returns the simulator itself for every other case; its parameters as the case says them otherwise, from the day of the case on.
 */
export function asPublished(stored: StoredStepwise, { asked, day }: Pick<GoldenCase, 'asked' | 'day'>): StoredStepwise {
  const values = new Map([...parametersByName(stored)].map(([key, all]) => [key, all.at(-1) ?? Number.NaN]))
  const said = Object.entries(asked).filter(([name]) => values.has(name))
  if (said.length === 0) return stored
  for (const [name, text] of said) {
    const value = parsePercent(text) ?? parseAmount(text)
    values.set(name, value ? value.toNumber() : Number.NaN)
  }
  const parameters = [{ validFrom: day, source: '', values: [...values].map(([key, value]) => ({ key, value })) }]
  return { ...stored, parameters, inputs: stored.inputs.map((input) => withoutLimits(input, asked[input.key])) }
}

function withoutLimits(input: StoredInput, typed: string | undefined): StoredInput {
  if (input.blockType !== 'choiceInput') {
    const { blockType, min } = input
    return { ...input, min: min > 0 ? least[blockType] : 0, max: most[blockType] }
  }
  const value = Number(typed)
  const isNew = typed !== undefined && !Number.isNaN(value) && input.options.every((option) => option.value !== value)
  return isNew ? { ...input, options: [...input.options, { label: typed, value }] } : input
}
