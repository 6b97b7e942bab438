import { stepwiseParameters } from '@/site/schemas/simulator/parse-simulator-query'
import { firstText } from '@/src/stepwise/read-inputs'
import type { StepwiseProps } from './stepwise-props'

type Asked = Pick<StepwiseProps, 'program' | 'query' | 'simulatorKey'>

/** What the address asks of a simulator of steps: whether anything, and what to show in its inputs, by their names. */
export function readStepwiseQuery({ program, query, simulatorKey }: Asked): {
  isAsked: boolean
  typed: Record<string, string>
} {
  const isAsked = query['simulator'] === simulatorKey
  const typed = program.inputs.map((input, place): [string, string] => {
    const text = isAsked ? query[parameterOf(place)] : undefined
    return [input.key, text ?? firstText(input)]
  })
  return { isAsked, typed: Object.fromEntries(typed) }
}

/** The name of an input in addresses, by its place: its own name is only for expressions. */
export function parameterOf(place: number): string {
  return stepwiseParameters[place] ?? ''
}
