import type { Payload } from 'payload'
import { carryOutMove } from './carry-out-move'
import { moveKeyStart, plannedMove } from './move'

/**
 * Carries out the moves that a crash came into, at start: the document has its new address, those below it do not yet. What was
 * noted for a save that was refused after all is forgotten.
 *
 * @returns how many moves were finished.
 */
export async function finishMoves(payload: Payload): Promise<number> {
  let finished = 0
  for (const key of (await payload.kv.keys()).filter((name) => name.startsWith(moveKeyStart))) {
    const plan = plannedMove.safeParse(await payload.kv.get(key))
    if (plan.success && (await carryOutMove(payload, plan.data))) finished++
    else await payload.kv.delete(key)
  }
  return finished
}
