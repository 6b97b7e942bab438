import type { Day } from '@/src/country/calendar'
import type { StepwiseTexts } from '@/src/simulators/input-refusal'
import type { SimulatorSigns } from '@/src/simulators/simulator-writer'
import type { Program } from '@/src/stepwise/program'

/** Everything that a simulator of steps is drawn from: plain data, the same on the server and in the browser. */
export type StepwiseProps = {
  /** Begins the ids of its elements. */
  id: string
  simulatorKey: string
  program: Program
  /** What the address asks. */
  query: Readonly<Record<string, string>>
  /** The page's own address. */
  href: string
  /** The day it is in the country: simulations begin today. */
  day: Day
  signs: SimulatorSigns
  texts: StepwiseTexts
  /** That it is not an offer. */
  notice: string
  validFrom: Day
  /** The last day of the conditions; empty when none is known. */
  validUntil: Day
  headingLevel: 2 | 3
}
