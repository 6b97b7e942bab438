import type { Offer } from '@/site/schemas/simulator/offers'
import type { Day } from '@/src/country/calendar'
import type { SimulatorTexts } from '@/src/simulators/simulator-texts'
import type { SimulatorSigns } from '@/src/simulators/simulator-writer'
import type { PlanColumns } from './to-credit-view'

/** Everything that a simulator is drawn from: plain data, the same on the server and in the browser. */
export type SimulatorProps = {
  /** Begins the ids of its elements. */
  id: string
  /** The simulator's own key. */
  simulatorKey: string
  offers: readonly Offer[]
  /** The product that the page is about. */
  preselected: string | null
  /** What the address asks. */
  query: Readonly<Record<string, string>>
  /** The page's own address. */
  href: string
  /** The day it is in Luanda: simulations begin today. */
  day: Day
  signs: SimulatorSigns
  texts: SimulatorTexts
  /** That it is not an offer. */
  notice: string
  /** The last day of the conditions; empty when none is known. */
  validUntil: Day
  planColumns: PlanColumns
  headingLevel: 2 | 3
}
