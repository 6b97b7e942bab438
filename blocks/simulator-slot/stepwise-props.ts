import type { Day } from '@/src/country/calendar'
import type { StepwiseTexts } from '@/src/simulators/input-refusal'
import type { SimulatorTexts } from '@/src/simulators/simulator-texts'
import type { SimulatorSigns } from '@/src/simulators/simulator-writer'
import type { Program } from '@/src/stepwise/program'
import type { ResultTexts } from './SimulationResult'
import type { SmallPrintTexts } from './SmallPrint'
import type { ChartTexts } from './to-chart'

/** The words of a simulator of steps: most are those of all simulators. */
type StepwiseWords = ResultTexts &
  SmallPrintTexts &
  Pick<SimulatorTexts, 'currencies' | 'result' | 'submit'> &
  StepwiseTexts &
  ChartTexts

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
  texts: StepwiseWords
  /** That it is not an offer. */
  notice: string
  validFrom: Day
  /** The last day of the conditions; empty when none is known. */
  validUntil: Day
  headingLevel: 2 | 3
}
