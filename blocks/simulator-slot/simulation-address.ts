import type { SimulatorQuestion } from '@/site/schemas/simulator/parse-simulator-query'
import { toAnswerId } from '@/src/links/simulator-answer'
import type { SimulatorProps } from './simulator-props'

/** The address of a simulation, which anybody can be sent. */
export function toSimulationHref(
  { offer, values }: Pick<SimulatorQuestion, 'offer' | 'values'>,
  { href, id, simulatorKey }: Pick<SimulatorProps, 'href' | 'id' | 'simulatorKey'>,
): string {
  const asked = { simulator: simulatorKey, product: offer.product.productKey, ...values }
  const typed = Object.entries(asked).filter(([, value]) => value !== '')
  return `${href}?${new URLSearchParams(typed)}#${toAnswerId(id)}`
}
