import { toOffers } from '@/site/schemas/simulator/offers'
import { parseStoredSimulator } from '@/site/schemas/simulator/stored-simulator'
import { toInputSchema } from '@/site/schemas/simulator/to-input-schema'
import type { PageBlock } from '@/src/content/page-block'
import type { Day } from '@/src/country/calendar'
import type { JsonObject } from '@/src/forms/definition/json'

/** What may be asked of each simulator that stands on a page, by the simulator's key. Only those that can answer on the day. */
export function toSimulatorInputs(blocks: readonly PageBlock[], day: Day): Readonly<Record<string, JsonObject>> {
  return Object.fromEntries(
    blocks.flatMap((block) => {
      const stored = block.__typename === 'SimulatorSlotBlock' ? parseStoredSimulator(block.simulator) : null
      const offers = stored ? toOffers(stored, day) : []
      return stored && offers.length > 0 ? [[stored.key, toInputSchema(offers)] as const] : []
    }),
  )
}
