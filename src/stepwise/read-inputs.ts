import { Decimal } from '@/site/schemas/decimal'
import { parseAmount, parseCount, parsePercent } from '@/site/schemas/simulator/parse-number'
import type { StoredInput } from './stored'

/** What visitors typed, read; and the keys of the inputs that say something impossible. */
export type ReadInputs =
  | { values: Readonly<Record<string, Decimal>>; refused: readonly [] }
  | { values: null; refused: readonly string[] }

/** Reads what is typed into each input, and holds it against its limits. What is left out or empty is what the input begins with. */
export function readInputs(
  inputs: readonly StoredInput[],
  typed: Readonly<Record<string, string | undefined>>,
): ReadInputs {
  const values: Record<string, Decimal> = {}
  const refused: string[] = []
  for (const input of inputs) {
    const text = typed[input.key]?.trim() || firstText(input)
    const value = readInput(input, text)
    if (value) values[input.key] = value
    else refused.push(input.key)
  }
  return refused.length > 0 ? { values: null, refused } : { values, refused: [] }
}

/** What an input begins with, as it is typed. */
export function firstText(input: StoredInput): string {
  return String(input.blockType === 'choiceInput' ? input.options[0]?.value : input.default)
}

function readInput(input: StoredInput, text: string): Decimal | null {
  if (input.blockType === 'choiceInput') {
    const option = input.options.find(({ value }) => String(value) === text)
    return option ? new Decimal(option.value) : null
  }
  const value = parse(input.blockType, text)
  return value?.greaterThanOrEqualTo(input.min) && value.lessThanOrEqualTo(input.max) ? value : null
}

function parse(kind: Exclude<StoredInput['blockType'], 'choiceInput'>, text: string): Decimal | null {
  switch (kind) {
    case 'amountInput':
      return parseAmount(text)
    case 'percentInput':
      return parsePercent(text)
    case 'countInput': {
      const count = parseCount(text)
      return count === null ? null : new Decimal(count)
    }
  }
}
