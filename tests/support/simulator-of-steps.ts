import type { StoredStepwise } from '@/src/stepwise/stored'

type Named = Readonly<Record<string, string>>

type Options = {
  inputs: StoredStepwise['inputs']
  /** Expressions by the names of what they come to. */
  steps: Named
  /** How many rows the table has. */
  periods: string
  columns: readonly StoredStepwise['table'][number]['columns'][number][]
}

/** A simulator of steps without words: what is asked, worked out and put into its table. Every step is a result. */
export function simulatorOfSteps({ inputs, steps, periods, columns }: Options): StoredStepwise {
  return {
    ...{ calculation: 'stepwise', key: 'test', name: '', notice: '', validUntil: '', currency: 'AOA' },
    ...{ inputs, parameters: [], warnings: [] },
    steps: Object.entries(steps).map(([key, expression]) => ({ key, expression })),
    table: [{ title: '', periods, chart: '', chartLow: '', chartHigh: '', columns: [...columns] }],
    results: [],
  }
}

/** An input of a number between two bounds. */
export function numberInput(
  blockType: 'amountInput' | 'countInput' | 'percentInput',
  key: string,
  [min, max]: readonly [number, number],
): StoredStepwise['inputs'][number] {
  return { blockType, key, label: '', hint: '', min, max, default: min }
}

/** Steps that choose the first of some numbers whose question is answered with yes; nothing where none is. */
export function firstThat(name: string, choices: readonly (readonly [question: string, value: number])[]): Named {
  const nameOf = (place: number) => (place === 0 ? name : `${name}${place}`)
  return Object.fromEntries([
    ...choices.map(([question, value], place) => [nameOf(place), `${question} ? ${value} : ${nameOf(place + 1)}`]),
    [nameOf(choices.length), '0'],
  ])
}

/** A column, and what the period before the first has of it. */
export function column(
  key: string,
  expression: string,
  options: { first?: string; kind?: StoredStepwise['results'][number]['kind'] } = {},
): Options['columns'][number] {
  return { key, label: '', expression, first: options.first ?? '', kind: options.kind ?? 'amount', isHidden: false }
}
