import type { Offer } from '@/site/schemas/simulator/offers'
import type { SimulatorInput } from '@/site/schemas/simulator/parse-simulator-query'
import type { SimulationView } from './simulation-view'
import type { SimulatorProps } from './simulator-props'

/** What a case is said with. */
export type WordsOfPage = Pick<SimulatorProps, 'day' | 'planColumns' | 'signs' | 'texts'>

/** Works a case out and says it in the words of the page. The products of a simulator are all of one kind. */
export type WorkOut = (offer: Offer, input: SimulatorInput, words: WordsOfPage) => SimulationView
