import type { Day } from '@/src/country/calendar'
import type { Offer } from './offers'
import type { SimulatorInput } from './parse-simulator-query'
import { type CreditSimulation, simulateCredit } from './simulate-credit'
import { type DepositSimulation, simulateDeposit } from './simulate-deposit'

type Options = { offer: Offer; input: SimulatorInput; start: Day }

/**
 * Works a case of either kind out with the parameters in force.
 *
 * @throws Error when no tier has the amount and the term: settings like that are refused when they are saved.
 */
export function simulate({ offer, input, start }: Options): CreditSimulation | DepositSimulation {
  return offer.calculation === 'credit'
    ? simulateCredit({ offer, input, start })
    : simulateDeposit({ offer, input, start })
}
