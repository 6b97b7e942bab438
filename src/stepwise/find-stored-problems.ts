import { takenNames } from './compile'
import type { StepwiseProblem } from './problem'
import type { StoredInput, StoredStepwise } from './stored'

const namePattern = /^[a-z][A-Za-z0-9]{0,39}$/

/** What cannot be in the inputs, parameters and names of a simulator of steps, before any expression is read. */
export function findStoredProblems(stored: StoredStepwise): StepwiseProblem[] {
  return [...findInputProblems(stored.inputs), ...findParameterProblems(stored), ...findNameProblems(stored)]
}

/** The values that each parameter has had and will have. */
export function parametersByName({ parameters }: StoredStepwise): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const { values } of parameters)
    for (const { key, value } of values) found.set(key, [...(found.get(key) ?? []), value])
  return found
}

/** Whether an input is above zero whatever visitors choose. */
export function isPositive(input: StoredInput): boolean {
  if (input.blockType === 'choiceInput') return input.options.every(({ value }) => value > 0)
  return input.min > 0
}

function findInputProblems(inputs: readonly StoredInput[]): StepwiseProblem[] {
  return inputs.flatMap((input, place): StepwiseProblem[] => {
    const path = `inputs.${place}`
    if (input.blockType === 'choiceInput')
      return input.options.length === 0 ? [{ code: 'noChoice', path: `${path}.options` }] : []
    const { min, max, default: value } = input
    if ([min, max, value].some(Number.isNaN)) return [{ code: 'empty', path: `${path}.default` }]
    if (min > max) return [{ code: 'minOverMax', path: `${path}.max`, min, max }]
    return value < min || value > max ? [{ code: 'outside', path: `${path}.default`, value, min, max }] : []
  })
}

/** Each set of parameters has the names of the first, and begins later than the one before. */
function findParameterProblems({ parameters }: StoredStepwise): StepwiseProblem[] {
  const [first] = parameters
  const known =
    first?.values
      .map(({ key }) => key)
      .toSorted()
      .join(', ') ?? ''
  return parameters.flatMap(({ validFrom, values }, place): StepwiseProblem[] => {
    const names = values
      .map(({ key }) => key)
      .toSorted()
      .join(', ')
    const earlier = parameters[place - 1]?.validFrom
    return [
      ...(names === known
        ? []
        : [{ code: 'otherParameters' as const, path: `parameters.${place}.values`, names: known }]),
      ...(validFrom === '' ? [{ code: 'empty' as const, path: `parameters.${place}.validFrom` }] : []),
      ...(earlier && validFrom <= earlier
        ? [{ code: 'notInOrder' as const, path: `parameters.${place}.validFrom` }]
        : []),
      ...values.flatMap(({ value }, at) =>
        Number.isNaN(value) ? [{ code: 'empty' as const, path: `parameters.${place}.values.${at}.value` }] : [],
      ),
    ]
  })
}

/** Names are words, stand for one thing only, and for nothing that expressions have already. */
function findNameProblems({ inputs, parameters, steps, table }: StoredStepwise): StepwiseProblem[] {
  const seen = new Set<string>()
  const named = [
    ...inputs.map(({ key }, place) => ({ key, path: `inputs.${place}.key` })),
    ...(parameters[0]?.values ?? []).map(({ key }, place) => ({ key, path: `parameters.0.values.${place}.key` })),
    ...steps.map(({ key }, place) => ({ key, path: `steps.${place}.key` })),
    ...table.columns.map(({ key }, place) => ({ key, path: `table.columns.${place}.key` })),
  ]
  return named.flatMap(({ key, path }): StepwiseProblem[] => {
    const isSeen = seen.has(key)
    seen.add(key)
    if (!namePattern.test(key)) return [{ code: 'badName', path }]
    if (takenNames.has(key)) return [{ code: 'takenName', path }]
    return isSeen ? [{ code: 'duplicate', path }] : []
  })
}
