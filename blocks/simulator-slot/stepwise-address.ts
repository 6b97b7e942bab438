import { toAnswerId } from '@/src/links/simulator-answer'
import { parameterOf } from './read-stepwise-query'
import type { StepwiseProps } from './stepwise-props'

/** The address of what inputs come to, which anybody can be sent. @param typed by the names of inputs. */
export function toStepwiseHref(
  typed: Readonly<Record<string, string>>,
  { href, id, program, simulatorKey }: Pick<StepwiseProps, 'href' | 'id' | 'program' | 'simulatorKey'>,
): string {
  const asked = program.inputs.map(({ key }, place): [string, string] => [parameterOf(place), typed[key] ?? ''])
  return `${href}?${new URLSearchParams([['simulator', simulatorKey], ...asked])}#${toAnswerId(id)}`
}
